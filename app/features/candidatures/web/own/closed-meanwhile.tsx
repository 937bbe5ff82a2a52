import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/alerts/notice.tsx'
import { UnsentWords } from './unsent-words.tsx'
import { useFocusWhen } from './use-focus-when.ts'

type Props = {
  slug: string
  /** Why the last sending did not arrive. */ refusal: string | undefined
  words: string | null
}

/** Nobody can apply now, for example because the job closed meanwhile. */
export function ClosedMeanwhile({ slug, refusal, words }: Props) {
  const here = useFocusWhen(refusal)
  return (
    <>
      <div ref={here} tabIndex={-1} role={refusal ? 'alert' : undefined}>
        <Notice
          kind="warning"
          title="Esta vaga não recebe candidaturas agora"
          action={<ButtonLink to="/vagas">Ver outras vagas</ButtonLink>}
        >
          {refusal ?? words}
        </Notice>
      </div>
      <UnsentWords slug={slug} />
    </>
  )
}
