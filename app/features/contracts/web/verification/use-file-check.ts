import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#web/calls/api.ts'
import { codeIn, hashOf, judge, type Verdict } from '#web/page/file-verdict.ts'
import { Refused } from '#wire/send.ts'
import { showVerification, verifyHash } from '../../wire/verifications.ts'

export type Checked = { code: string; verdict: Verdict }

const MOST_BYTES = 100_000_000
const unknown = (error: unknown) => {
  if (error instanceof Refused && error.status === 404) return undefined
  throw error
}
const byCode = (code: string) => call(showVerification, { code }).catch(unknown)

/** Only a code or a hash is sent; the file stays here. Answers whose document it is, and whether it is unchanged. */
async function check(file: File): Promise<Checked | 'unsealed'> {
  const code = await codeIn(file)
  const told = code
    ? await byCode(code)
    : await call(verifyHash, { sha256: await hashOf(await file.arrayBuffer()) }).catch(unknown)
  if (!told) return 'unsealed'
  const { sha256, size, code: known } = told.data.attributes
  return { code: known, verdict: sha256 ? await judge(file, sha256, size ?? Infinity) : 'altered' }
}

/** The answer stands at the address of the document's code. */
export function useFileCheck() {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<'unsealed' | 'unread'>()
  const navigate = useNavigate()
  const read = (file: File) => {
    if (file.size > MOST_BYTES) return setFailed('unsealed')
    setBusy(true)
    setFailed(undefined)
    void check(file)
      .then((found) => {
        if (found === 'unsealed') return setFailed(found)
        return navigate(`/verificar/${found.code}`, { state: found })
      })
      .catch(() => setFailed('unread'))
      .finally(() => setBusy(false))
  }
  return { busy, failed, read }
}
