type Names = readonly (readonly [RegExp, string])[]

// In this order: browsers also carry the names of those they descend from.
const BROWSERS: Names = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(FxiOS|Firefox)\//, 'Firefox'],
  [/\b(CriOS|Chrome|Chromium)\//, 'Chrome'],
  [/^(?=.*\bVersion\/).*\bSafari\//, 'Safari'],
]
const SYSTEMS: Names = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const first = (names: Names, text: string) => names.find(([pattern]) => pattern.test(text))?.[1]

/** 'Chrome no Windows': enough to tell one's own devices apart. */
export function deviceWords(user_agent: string | null): string {
  const [browser, system] = [first(BROWSERS, user_agent ?? ''), first(SYSTEMS, user_agent ?? '')]
  if (!browser && !system) return 'Dispositivo não identificado'
  if (!system) return browser!
  return `${browser ?? 'Navegador'} no ${system}`
}
