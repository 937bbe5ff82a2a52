// One's own profile, and the one way to change it: said in words, and told to every place that shows it.
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { answerOf, keyOf } from '#web/calls/answer.ts'
import { readSessionAgain } from '#web/session/fresh-session.ts'
import { useAct } from '#web/calls/use-act.ts'
import { refreshAttributes } from '#web/session/session.ts'
import { stored } from '#web/storage/stored.ts'
import { alert, type AlertContent, type AlertHandle } from '#web/ui/alerts/alert.ts'
import { freshIn } from '#web/calls/fresh-in.ts'
import { Refused } from '#wire/send.ts'
import type { Answer, Sent } from '#wire/endpoint.ts'
import { showAttributes, updateProfile } from '../../wire/profile.ts'

export type OwnProfile = Answer<typeof showAttributes>['data']['attributes']
export type ProfileSent = Sent<typeof updateProfile>['user']['user_info_attributes']

const OWN = keyOf(showAttributes, {})
const EVERY_PROFILE = OWN.slice(0, -1)

/** When a profile was last saved in this browser; other tabs hear it. */
const lastSaved = stored(
  'profile_saved_at',
  '',
  (text) => text,
  (text) => text,
)

export function useOwnProfile() {
  const client = useQueryClient()
  useEffect(() => {
    let known = lastSaved.get()
    return lastSaved.subscribe(() => {
      if (lastSaved.get() === known) return
      known = lastSaved.get()
      void client.invalidateQueries({ queryKey: EVERY_PROFILE })
    })
  }, [client])
  const query = useQuery(answerOf(showAttributes, {}))
  return { ...query, profile: query.data?.data.attributes, id: query.data?.data.id }
}

type Stored = Answer<typeof updateProfile>

function tellEverywhere(client: QueryClient, answer: Stored) {
  const { avatar_path, completeness } = answer.data.attributes
  client.setQueryData(OWN, { data: answer.data })
  lastSaved.set(`${answer.data.attributes.lock_version} ${Date.now()}`)
  refreshAttributes({ avatar: avatar_path, profile_completeness_percentage: completeness.percentage })
  void readSessionAgain()
}

const WAIT = { kind: 'info', title: 'Aguarde', text: 'Estamos atualizando suas informações' } as const
const SAVED = {
  kind: 'success',
  title: 'Tudo certo!',
  text: 'As informações dessa seção foram atualizadas com sucesso! Obrigado por manter seu perfil atualizado!',
} as const
export const NOT_SAVED =
  'Não foi possível atualizar as informações dessa seção. Por favor, corrija os itens solicitados e tente novamente!'
export const BROKEN = 'Algo deu errado! O que você digitou continua aqui: tente novamente em instantes.'
export const CUT_OFF =
  'Sem resposta do servidor. O que você digitou continua aqui: confira a sua conexão e tente novamente.'

/** What the server has to say about a save that it refused, or that never reached it. */
function refusalWords(error: unknown): string {
  if (!(error instanceof Refused)) return CUT_OFF
  if (error.status >= 500) return BROKEN
  return Object.keys(error.body.errors ?? {}).length > 0 ? NOT_SAVED : error.message
}

/** What the last save had to say goes when the next one begins. */
let said: AlertHandle | undefined
function say(content: AlertContent) {
  said?.close()
  return (said = alert(content))
}

/** A save answers the profile as it is now; a refusal is said and thrown on, for the form to place. */
export function useSaveProfile() {
  const client = useQueryClient()
  const { act } = useAct(updateProfile)
  return async (user_info_attributes: ProfileSent, how: Parameters<typeof act>[1]) => {
    const waiting = say(WAIT)
    try {
      const answer = await act({ user: { user_info_attributes } }, how)
      tellEverywhere(client, answer)
      say(SAVED)
      return { profile: answer.data.attributes, recovery_codes: answer.recovery_codes ?? [] }
    } catch (error) {
      const elsewhere = error instanceof Refused && (error.status === 401 || freshIn(error))
      if (!elsewhere) say({ kind: 'error', title: 'Ops!', text: refusalWords(error) })
      throw error
    } finally {
      waiting.close()
    }
  }
}
