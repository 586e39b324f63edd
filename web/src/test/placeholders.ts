// What a message asks for, read by the same parser that the page reads it with.

import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** The type that a message wants for each name it asks for, those inside plurals and selects too. */
export function placeholders(message: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const { name, type } of asked(parse(message, { ignoreTag: true }))) {
    found.set(name, narrower(found.get(name), type));
  }
  return found;
}

interface Placeholder {
  name: string;
  type: string;
}

function asked(elements: MessageFormatElement[]): Placeholder[] {
  return elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return [];
      case TYPE.tag:
        return asked(element.children);
      case TYPE.plural:
      case TYPE.select: {
        const inner = Object.values(element.options).flatMap((option) => asked(option.value));
        const type = element.type === TYPE.plural ? 'number' : selected(Object.keys(element.options));
        return [{ name: element.value, type }, ...inner];
      }
      case TYPE.argument:
        return [{ name: element.value, type: 'Word' }];
      default:
        return [{ name: element.value, type: 'number' }];
    }
  });
}

/** What is chosen from: yes and no, or words, which may be numbers. */
function selected(options: string[]): string {
  const named = options.filter((option) => option !== 'other');
  if (named.every((option) => option === 'true' || option === 'false')) return 'boolean';
  return named.every((option) => /^\d+$/.test(option)) ? 'number' : 'string';
}

/** Whoever wants a number counts, and whoever writes a word takes numbers too. */
export function narrower(one: string | undefined, other: string): string {
  if (one === undefined || one === 'Word' || one === other) return other;
  if (other === 'Word') return one;
  throw new Error(`One message wants the same as ${one} and as ${other}.`);
}
