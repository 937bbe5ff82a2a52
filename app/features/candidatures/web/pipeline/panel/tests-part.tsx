import { BANDS, type SharedResult } from '#wire/person/shared-result.ts'
import { Facts, Muted } from '#web/page/page.tsx'
import { formatDate } from '#wire/time/date.ts'
import panel from './panel.module.css'

/** Skill tests that the person shows. */
export const TestsPart = ({ of }: { of: readonly SharedResult[] }) =>
  of.length > 0 && (
    <section className={panel.part} aria-label="Testes de habilidade">
      <h3>Testes de habilidade</h3>
      <Facts
        facts={of.map(({ title, band, finished_on }) => [title, `${BANDS[band]}, em ${formatDate(finished_on)}`])}
      />
      <Muted>Feitos sem supervisão.</Muted>
    </section>
  )
