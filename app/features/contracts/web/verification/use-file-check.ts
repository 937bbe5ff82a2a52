import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { call } from '#web/calls/api.ts'
import { codeIn, hashOf, judge } from '#web/page/file-verdict.ts'
import { Refused } from '#wire/send.ts'
import { showVerification, verifyHash } from '../../wire/verifications.ts'
import { type Checked, keptVerdict } from './verdict-in.ts'

export type Failure = 'unsealed' | 'large' | 'unread'

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
  const [failed, setFailed] = useState<Failure>()
  const navigate = useNavigate()
  const { state } = useLocation()
  async function read(file: File) {
    setBusy(true)
    setFailed(undefined)
    // The verdict on the file before must not be taken for that of this one.
    if (state) await navigate('.', { replace: true, state: null, preventScrollReset: true })
    const found = file.size > MOST_BYTES ? 'large' : await check(file).catch(() => 'unread' as const)
    setBusy(false)
    if (typeof found === 'string') setFailed(found)
    else await navigate(`/verificar/${found.code}`, { state: keptVerdict(found) })
  }
  return { busy, failed, onFile: (file: File) => void read(file) }
}
