// Prometheus text written by hand: three families and a few gauges need no library.
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
type Series = { count: number; sum: number; buckets: number[] }
type Gauge = () => number | Promise<number>
export type Metrics = ReturnType<typeof openMetrics>

export function openMetrics() {
  const series = new Map<string, Series>()
  const gauges = new Map<string, { help: string; read: Gauge }>()
  let faults = 0
  return {
    /** Labels are route templates, never addresses, so that their number is bounded. */
    observe(method: string, route: string, status: number, seconds: number) {
      const labels = `method="${method}",route="${route}",status="${status}"`
      let s = series.get(labels)
      if (!s) series.set(labels, (s = { count: 0, sum: 0, buckets: BUCKETS.map(() => 0) }))
      s.count++
      s.sum += seconds
      for (let i = BUCKETS.length - 1; i >= 0 && seconds <= BUCKETS[i]!; i--) s.buckets[i]!++
      if (status >= 500) faults++
    },
    gauge: (name: string, help: string, read: Gauge) => void gauges.set(name, { help, read }),
    async print(): Promise<string> {
      const lines = [
        '# HELP http_request_duration_seconds Time from request to answer.',
        '# TYPE http_request_duration_seconds histogram',
      ]
      for (const [labels, s] of series) {
        BUCKETS.forEach((le, i) =>
          lines.push(`http_request_duration_seconds_bucket{${labels},le="${le}"} ${s.buckets[i]}`),
        )
        lines.push(`http_request_duration_seconds_bucket{${labels},le="+Inf"} ${s.count}`)
        lines.push(
          `http_request_duration_seconds_sum{${labels}} ${s.sum}`,
          `http_request_duration_seconds_count{${labels}} ${s.count}`,
        )
      }
      lines.push(
        '# HELP http_faults_total Answers with a status of 500 or more.',
        '# TYPE http_faults_total counter',
        `http_faults_total ${faults}`,
      )
      for (const [name, { help, read }] of gauges)
        lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, `${name} ${await read()}`)
      return `${lines.join('\n')}\n`
    },
  }
}
