import { dayWords } from '#web/moment.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/alerts/notice.tsx'
import type { Answer } from '#wire/endpoint.ts'
import type { showApplying } from '../../wire/applying.ts'
import { isOpen } from '../../wire/candidature-words.ts'
import { UnsentWords } from './unsent-words.tsx'
import { useFocusWhen } from './use-focus-when.ts'
import { WhatWasSent } from './what-was-sent.tsx'

type Props = {
  slug: string
  candidature: NonNullable<Answer<typeof showApplying>['data']['attributes']['candidature']>
  /** Why the last sending did not arrive. */
  refusal: string | undefined
}

/**
 * Shows the stored application beside the one that was refused: a second tab, or a first sending whose answer was
 * lost, had sent other words.
 */
export function AlreadyApplied({
  slug,
  candidature: { id, state, state_words, next_date, message, shares_pcd },
  refusal,
}: Props) {
  const here = useFocusWhen(refusal)
  return (
    <>
      <div ref={here} tabIndex={-1} role={refusal ? 'alert' : undefined}>
        <Notice
          kind={refusal ? 'warning' : 'info'}
          title="Você já se candidatou a esta vaga"
          action={
            <ButtonLink kind="primary" to={`/usuarios/candidaturas/${id}`}>
              Ver a candidatura
            </ButtonLink>
          }
        >
          {refusal && `${refusal} `}Situação: {state_words}.
          {next_date && ` Você tem notícias até ${dayWords(next_date)}.`}
        </Notice>
      </div>
      <WhatWasSent message={message} shares_pcd={shares_pcd} />
      <UnsentWords
        slug={slug}
        sent={message}
        hope={
          isOpen(state)
            ? 'Enquanto a vaga estiver aberta, você pode desistir na página da candidatura e se ' +
              'candidatar de novo: este texto continua aqui, nesta aba.'
            : undefined
        }
      />
    </>
  )
}
