// How nobody chooses the luck: numbers, commitments, and what a finished match proves.

export const luck = {
  'luck.fair': 'Så blir slumpen ärlig',
  'luck.fair.text':
    'Servern och var och en vid bordet väljer ett hemligt lyckotal. Först visar alla bara en utfästelse: ett avtryck som låser talet men inte röjer det. När allas utfästelser ligger fast på din skärm berättas lyckotalen, och av dem alla blir slumpen till. Ingen kan alltså anpassa sitt tal efter de andras.',
  'luck.fair.first':
    'Innan spelet började låste servern sin del av slumpen och visade den här utfästelsen. Varje människa vid bordet har lagt till en egen del.',
  'luck.fair.server': 'Serverns utfästelse',
  'luck.fair.seat': 'Utfästelse från {name}',
  'luck.fair.none': 'Inget lyckotal valt',

  'luck.trouble.host':
    'Servern utlovar en annan slump än den gjorde först. Ditt lyckotal berättas inte. Spela inte vidare här utan att veta varför.',
  'luck.trouble.elsewhere': 'Ditt lyckotal valdes på en annan enhet, och bara där kan det berättas.',
  'luck.trouble.unlisted':
    'Listan stängdes utan ditt lyckotal. Det berättas inte, och spelet kan bara börja utan det.',
  'luck.trouble.exchanged':
    'På din plats står en annan utfästelse än din. Kanske valde du ett nytt lyckotal på en annan enhet; annars är den utbytt på vägen. Ditt tal berättas inte härifrån.',
  'luck.trouble.list':
    'Listan med utfästelser är en annan än den som stängdes. Ditt lyckotal berättas inte. Spela inte vidare här utan att veta varför.',
  'luck.trouble.choose': 'Välj ett nytt på den här enheten',
  'luck.trouble.of': '{name}: {text}',

  'luck.working': 'Räknar om matchen här …',
  'luck.unchecked': 'Dragen är inte omräknade. {why}',
  'luck.proven':
    '{count, plural, one {Bevisat för dig: ditt lyckotal är med i slumpen, berättat först när allas utfästelser låg fast här.} other {Bevisat för er vid den här skärmen: era lyckotal är med i slumpen, berättade först när allas utfästelser låg fast här.}}',
  'luck.unproven':
    'Slumpen är hopsatt som filen säger, men för dig är inget bevisat: här sparades inget lyckotal före start.',
  'luck.without':
    'Slumpen är hopsatt som filen säger, men för dig är inget bevisat: matchen började utan ditt lyckotal.',
  'luck.played_on':
    'Matchen är fortsatt från en annan efter steg {step}. Allt som hänt dittills var känt, så för dig är inget bevisat om slumpen.',
  'luck.old':
    'Matchen är av det äldre slaget. Det går att räkna efter att inget ändrades, men inte att ingen fick välja slumpen.',
  'luck.broken.table': 'Stämmer inte: filen handlar om ett annat bord.',
  'luck.broken.agreed':
    'Stämmer inte: matchen i filen har andra regler eller en annan karta än den ni satte er till.',
  'luck.broken.kind':
    'Stämmer inte: alla vid bordet gjorde utfästelser, men filen låtsas att bara servern gjorde en.',
  'luck.broken.commitment': 'Stämmer inte: serverns del av slumpen passar inte till dess utfästelse.',
  'luck.broken.persons': 'Stämmer inte: slumpen är hopsatt av andra än dem som satt vid bordet.',
  'luck.broken.person': 'Stämmer inte: lyckotalet från {name} passar inte till sin utfästelse.',
  'luck.broken.seed': 'Stämmer inte: slumpen är inte hopsatt av lyckotalen.',
  'luck.broken.host': 'Stämmer inte: servern utlovade en annan slump före start. Den har bytts ut.',
  'luck.broken.number':
    'Stämmer inte: matchen spelades med ett annat lyckotal för {name} än det som valdes här.',
  'luck.broken.left_out': 'Stämmer inte: lyckotalet från {name} berättades i tid men lämnades utanför.',
  'luck.broken.list': 'Stämmer inte: utfästelsen från {name} är en annan än den som låg fast här.',

  'luck.limits': 'Vad ingen kan bevisa',
  'luck.limits.withheld':
    '{names} berättade inget lyckotal: {count, plural, one {ett val} other {# val}} som den som sköter servern kan ha gjort.',
  'luck.limits.old':
    'I de äldre matcherna gjorde bara servern en utfästelse. Den som sköter den kunde välja slumpen.',
  'luck.limits.reading': 'Att den som sköter servern inte läste med och visste vad som skulle komma.',
  'luck.limits.off': 'Att inget bord dukades av före start, för att någon ogillade slumpen.',
  'luck.limits.seats': 'Vem som fick vilken ledig plats, och att botarna är så starka som det står.',
  'luck.limits.draws':
    'Att kasten och korten följer av slumpen räknas efter på servern när du tittar tillbaka. Med den sparade matchen kan du räkna själv.',
  'luck.save': 'Spara det jag sparat',
  'luck.save.of': 'Spara det som sparats för {name}',
} as const;
