import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { answerOf } from '#web/calls/answer.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Refused } from '#wire/send.ts'
import { showVerification } from '../../wire/verifications.ts'
import { CodeForm, NO_CODE } from './code-form.tsx'
import { FailedReading } from './failed-reading.tsx'
import { FilePart } from './file-part.tsx'
import { FoundDocument } from './found-document.tsx'
import { useFileCheck } from './use-file-check.ts'
import { verdictIn } from './verdict-in.ts'

export function CodeAnswer({ code }: { code: string }) {
  const { state } = useLocation()
  const { failed, ...file } = useFileCheck()
  const query = useQuery({ ...answerOf(showVerification, { code }), retry: false })
  const unknown = query.error instanceof Refused && query.error.status === 404
  return (
    <>
      <CodeForm code={code} refused={unknown && `Não achamos ${code}. Confira as letras.`} />
      <FailedReading of={failed} />
      {!unknown && (
        <Loaded of={[query]}>
          {({ data: { attributes } }) => <FoundDocument of={attributes} verdict={verdictIn(state, attributes.code)} />}
        </Loaded>
      )}
      <FilePart second={!unknown} {...file} />
    </>
  )
}

/** What has no form of a code is neither asked for nor repeated. */
export function NoAnswer() {
  const { failed, ...file } = useFileCheck()
  return (
    <>
      <CodeForm refused={NO_CODE} />
      <FailedReading of={failed} />
      <FilePart {...file} />
    </>
  )
}
