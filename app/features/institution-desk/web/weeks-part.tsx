import type { QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { momentWords } from '#web/moment.ts'
import { Muted } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import { formatDate } from '#wire/time/date.ts'
import { ABOUT } from '../wire/desk-resource.ts'
import styles from './desk.module.css'
import type { Desk } from './paper-rows.tsx'
import { WeeksDialog } from './weeks-dialog.tsx'

type Student = Desk['students'][number]
export type Weeks = Student['assessment_weeks']
export type WeeksProps = {
  about: keyof typeof ABOUT
  of: Weeks
  student: Student
  session: string
  queryKey: QueryKey
}

export const inWords = (weeks: Weeks['weeks']) =>
  weeks.length ? weeks.map(({ from, to }) => `${formatDate(from)} a ${formatDate(to)}`).join('; ') : 'Nenhuma no termo.'

/** What the terms say, and what the institution has said of it. */
export function WeeksPart(props: WeeksProps) {
  const { about, of, student } = props
  const [asked, setAsked] = useState(false)
  const { said } = of
  return (
    <section className={styles.weeks} aria-label={`${ABOUT[about]} de ${student.intern_name}`}>
      <h4>{ABOUT[about]}</h4>
      <p>{inWords(of.weeks)}</p>
      {said && (
        <>
          <div>
            <StandingMark of={said.outcome === 'confirmed' ? 'good' : 'waiting'}>
              {said.outcome === 'confirmed' ? 'Confirmadas' : 'Corrigidas'}
            </StandingMark>
          </div>
          <Muted>
            {said.said_by}, {momentWords(said.said_at)}
            {said.outcome === 'corrected' && `: ${said.weeks.length ? inWords(said.weeks) : 'não há'}`}
          </Muted>
        </>
      )}
      <div>
        <Button
          aria-label={`${said ? 'Corrigir' : 'Confirmar ou corrigir'}: ${ABOUT[about]} de ${student.intern_name}`}
          onClick={() => setAsked(true)}
        >
          {said ? 'Corrigir' : 'Confirmar ou corrigir'}
        </Button>
      </div>
      {asked && <WeeksDialog {...props} onClose={() => setAsked(false)} />}
    </section>
  )
}
