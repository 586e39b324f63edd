// A browser that has never been here, on a slow line and a slow processor, with everything counted that comes.

const BITS_PER_SECOND = 1_600_000;
const LATENCY_MS = 150;
const PROCESSOR_SLOWDOWN = 4;

export async function openSlowly(browser) {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 720 },
    locale: 'sv-SE',
  });
  await context.addInitScript(() => {
    // What has been painted last as the largest is the largest; an opening is not shown, so that all are ready alike.
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) globalThis.largestPaint = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    // When all of the page stands there, and not only what it is sent with.
    new MutationObserver((_, watching) => {
      if (!document.querySelector('#content')) return;
      watching.disconnect();
      requestAnimationFrame(() => setTimeout(() => (globalThis.drawn = performance.now())));
    }).observe(document, { childList: true, subtree: true });
    localStorage.setItem('spelbord.settings', JSON.stringify({ speed: 0, sound: false, call: 'off' }));
  });
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  const line = { bytes: 0 };
  protocol.on('Network.loadingFinished', ({ encodedDataLength }) => (line.bytes += encodedDataLength));
  protocol.on('Network.webSocketFrameReceived', ({ response }) => {
    line.bytes += Buffer.byteLength(response.payloadData);
  });
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BITS_PER_SECOND / 8,
    uploadThroughput: BITS_PER_SECOND / 8,
  });
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN });
  return { page, line, close: () => context.close() };
}
