// Form values: every setting as a text, empty when not set.
import { zodResolver } from '@hookform/resolvers/zod'
import * as z from 'zod/mini'
import type { Answer, Sent } from '#wire/endpoint.ts'
import { NETWORKS, type Network } from '#wire/link/social-networks.ts'
import { sentence } from '#wire/text/sentences.ts'
import { type changeSiteSettings, type Setting, settingFields, type showSiteSettings } from '../wire.ts'

export type SettingsValues = Record<Setting, string>
type Settings = Answer<typeof showSiteSettings>['data']['attributes']

const mapped = <A, B>(of: Record<Setting, A>, change: (value: A) => B) =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [name, change(value)])) as Record<Setting, B>

export const valuesOf = (settings: Settings): SettingsValues => mapped(settings, (value) => value ?? '')
/** Only changed settings, so that another operator's changes stay. */
export function sentOf(values: SettingsValues, read: SettingsValues): Sent<typeof changeSiteSettings> {
  const settings = Object.entries(mapped(values, (text) => text.trim() || null)).filter(
    ([name]) => values[name as Setting].trim() !== read[name as Setting],
  )
  return { settings: Object.fromEntries(settings) }
}

export const resolver = zodResolver(z.object(mapped(settingFields, (field) => z.union([z.literal(''), field]))), {
  error: sentence,
  reportInput: true,
})

type Field = { name: Setting; label: string; hint?: string; type: 'email' | 'tel' | 'url' }
export const GROUPS: { title: string; fields: Field[] }[] = [
  {
    title: 'Atendimento',
    fields: [
      {
        name: 'contact_email',
        label: 'E-mail de contato',
        hint: 'Recebe o que as empresas escrevem em Fale conosco. Vazio, a mensagem vai para todos os operadores.',
        type: 'email',
      },
      { name: 'support_email', label: 'E-mail de suporte', hint: 'Aparece na janela de ajuda.', type: 'email' },
      {
        name: 'support_phone',
        label: 'Telefone de suporte',
        hint: 'Aparece na janela de ajuda. Com DDD, ou um número 0800.',
        type: 'tel',
      },
    ],
  },
  {
    title: 'Endereços do site',
    fields: [
      { name: 'blog', label: 'Blog', hint: 'Aparece no cabeçalho, na Academy e na janela de ajuda.', type: 'url' },
      {
        name: 'academy',
        label: 'Academy',
        hint: 'Para onde o cabeçalho leva. Vazio, leva aos cursos daqui.',
        type: 'url',
      },
      {
        name: 'mentoring',
        label: 'Sala da Mentoria de Carreira',
        hint: 'Abre pelo botão Acessar, para quem é candidato.',
        type: 'url',
      },
      {
        name: 'missing_course',
        label: 'Pedido de inclusão de curso',
        hint: 'Formulário externo para quem não encontra o seu curso.',
        type: 'url',
      },
      {
        name: 'missing_institution',
        label: 'Pedido de inclusão de instituição',
        hint: 'Formulário externo para quem não encontra a sua instituição.',
        type: 'url',
      },
    ],
  },
  {
    title: 'Redes sociais',
    fields: (Object.entries(NETWORKS) as [Network, string][]).map(([network, label]) => ({
      name: `social_${network}` as const,
      label,
      type: 'url',
    })),
  },
]
