import { useState } from 'react'
import * as z from 'zod/mini'
import { call } from '#web/calls/api.ts'
import { readSessionAgain } from '#web/session/fresh-session.ts'
import { alert } from '#web/ui/alerts/alert.ts'
import { Button } from '#web/ui/button.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { beginTwoFactor, renewRecoveryCodes, turnTwoFactorOff, turnTwoFactorOn } from '../../wire/two-factor.ts'
import { AuthenticatorSetup, type BegunTwoFactor } from './authenticator-setup.tsx'
import { problemIn } from '../problem-in.ts'
import { ProofForm } from './proof-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SettingsSection } from './settings-section.tsx'
import styles from './settings.module.css'
import { useOwnLogin } from '../use-own-login.ts'

const proof = z.object({ current_password: z.string().check(z.minLength(1)), otp: z.string().check(z.minLength(1)) })
const EMPTY = { current_password: '', otp: '' }

const codesLeft = (n: number) =>
  n === 0
    ? 'Nenhum código de recuperação restou: gere outros.'
    : n === 1
      ? 'Resta 1 código de recuperação.'
      : `Restam ${n} códigos de recuperação.`

type Doing =
  | { what: 'turn on'; begun: BegunTwoFactor }
  | { what: 'turn off' | 'renew codes' }
  | { what: 'read codes'; codes: string[] }
  | undefined

/** A code from the phone after the password. */
export function TwoFactorSection() {
  const { login, refresh } = useOwnLogin()
  const [doing, setDoing] = useState<Doing>()
  if (!login) return null
  const on = login.otp_required_for_login

  const begin = () =>
    call(beginTwoFactor, {}).then(
      ({ data }) => setDoing({ what: 'turn on', begun: data.attributes }),
      (error: unknown) => alert({ kind: 'error', title: 'Ops!', text: problemIn(error) }),
    )
  const readCodes = async ({ data }: Answer<typeof turnTwoFactorOn>) => {
    setDoing({ what: 'read codes', codes: data.attributes.codes })
    await Promise.all([refresh(), readSessionAgain()])
  }
  const form = { schema: proof, empty: EMPTY, withCode: true, cancel: () => setDoing(undefined) }

  return (
    <SettingsSection
      title="Verificação em duas etapas"
      lead={
        on
          ? `Ligada. ${codesLeft(login.recovery_codes_left ?? 0)}`
          : 'Desligada. Com ela, entrar pede também um código do seu celular.'
      }
    >
      {doing?.what === 'turn on' && (
        <div className={styles.setup}>
          <AuthenticatorSetup begun={doing.begun} />
          <ProofForm
            {...form}
            withCode="first"
            submit="Ligar"
            send={async (given) => readCodes(await call(turnTwoFactorOn, given))}
          />
        </div>
      )}
      {doing?.what === 'turn off' && (
        <ProofForm
          {...form}
          submit="Desligar"
          send={async (given) => {
            await call(turnTwoFactorOff, given)
            setDoing(undefined)
            await refresh()
          }}
        />
      )}
      {doing?.what === 'renew codes' && (
        <ProofForm
          {...form}
          submit="Gerar novos códigos"
          send={async (given) => readCodes(await call(renewRecoveryCodes, given))}
        />
      )}
      {doing?.what === 'read codes' && <RecoveryCodes codes={doing.codes} onKept={() => setDoing(undefined)} />}
      {!doing &&
        (on ? (
          <div className={styles.actions}>
            <Button kind="secondary" onClick={() => setDoing({ what: 'renew codes' })}>
              Gerar novos códigos de recuperação
            </Button>
            <Button kind="quiet" onClick={() => setDoing({ what: 'turn off' })}>
              Desligar
            </Button>
          </div>
        ) : (
          <Button kind="primary" onClick={() => void begin()}>
            Ligar
          </Button>
        ))}
    </SettingsSection>
  )
}
