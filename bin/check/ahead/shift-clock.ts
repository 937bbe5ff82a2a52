// Read before anything else: this program's clock, and that of its workers, is ahead by CLOCK_AHEAD_MS.
const ahead = Number(process.env['CLOCK_AHEAD_MS'] ?? 0)
const Real = Date

if (ahead)
  globalThis.Date = new Proxy(Real, {
    construct: (target, given, as) =>
      Reflect.construct(target, given.length ? given : [Real.now() + ahead], as === Date ? target : as) as object,
    apply: () => new Real(Real.now() + ahead).toString(),
    get: (target, key) => (key === 'now' ? () => Real.now() + ahead : (Reflect.get(target, key) as unknown)),
  })
