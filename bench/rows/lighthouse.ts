import path from 'node:path'
import lighthouse from 'lighthouse'
import { freePort } from '#test/support/product/free-port.ts'
import { startProduct } from '#test/support/product/product-process.ts'
import { openBrowser } from '../browser.ts'
import type { Figure } from '../figures.ts'
import { scratchFolder } from '../scratch.ts'
import { someCompany } from '../some-company.ts'
import { someEvent } from '../some-event.ts'
import { someJob } from '../some-job.ts'
import { someProgram } from '../some-program.ts'
import { measureShifts } from '../steady-pages.ts'

const RUNS = 5
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Category = keyof typeof LEAST
const ALL = Object.keys(LEAST) as Category[]
/** The catalogue is a workshop: no robot may list it, and it loads everything there is. */
const PAGES: [string, Category[]][] = [
  ['/', ALL],
  ['/empresas/cadastro/criar', ALL],
  ['/vagas', ALL],
  ['/empresas', ALL],
  ['/eventos/proximos', ALL],
  ['/academy/cursos/excel-do-zero-ao-dia-a-dia', ALL],
  ['/academy/trilha-de-estudos/meu-primeiro-estagio', ALL],
  ['/catalogo', ['accessibility', 'best-practices']],
]

/** One visit of a phone on a slow line, as Lighthouse imagines it; and what it would have us mend. */
async function visit(url: string, port: number) {
  const outcome = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: ALL })
  const { categories, audits } = outcome!.lhr
  const faults = Object.values(categories).flatMap(({ id, auditRefs }) =>
    auditRefs
      .filter(({ id: audit, weight }) => weight > 0 && (audits[audit]?.score ?? 1) < (id === 'performance' ? 0.9 : 1))
      .map(({ id: audit }) => ({ category: id, audit, said: audits[audit]!.displayValue })),
  )
  return {
    scores: Object.fromEntries(Object.values(categories).map(({ id, score }) => [id, (score ?? 0) * 100])) as Record<
      Category,
      number
    >,
    faults,
  }
}

export const lighthouseRow = {
  title: `Lighthouse, mobile, ${RUNS} visits; layout shift on slow 3G`,
  async run(): Promise<Figure[]> {
    const product = await startProduct({ env: { DATA_DIR: path.join(scratchFolder(), 'data') } })
    const port = await freePort()
    const browser = await openBrowser([`--remote-debugging-port=${port}`])
    const figures: Figure[] = []
    try {
      figures.push(...(await measureShifts(browser, product.origin)))
      for (const [page, categories] of [
        ...PAGES,
        [await someJob(product.origin), ALL] as const,
        [await someCompany(product.origin), ALL] as const,
        [await someProgram(product.origin), ALL] as const,
        [await someEvent(product.origin), ALL] as const,
      ]) {
        const visits = []
        for (let run = 0; run < RUNS; run++) visits.push(await visit(product.origin + page, port))
        for (const category of categories) {
          const told = [
            ...new Set(
              visits
                .flatMap((v) => v.faults)
                .filter((f) => f.category === category)
                .map((f) => f.audit),
            ),
          ]
          figures.push({
            what: `${page}: ${category}`,
            values: visits.map(({ scores }) => scores[category]),
            unit: '',
            limit: { at_least: LEAST[category] },
            note: told.join(', '),
          })
        }
      }
    } finally {
      await browser.close()
      await product.stop()
    }
    return figures
  },
}
