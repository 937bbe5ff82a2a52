import { isIP } from 'node:net'
import path from 'node:path'
import * as z from 'zod/mini'
import { docusignOf, docusignVariables } from './docusign-settings.ts'
import { StartRefusal } from './start-refusal.ts'
import { KEY_LENGTH, flag, isNetwork, isPlain, listed, origin } from './variable-kinds.ts'

export { StartRefusal }

type Env = Record<string, string | undefined>

const OPEN_DEMO = 'os dados de demonstração têm senha conhecida'
const OPEN_MAIL = 'sem SMTP_URL os e-mails ficam legíveis em /__mail'

const variables = z.object({
  NODE_ENV: z._default(z.string(), 'development'),
  PORT: z._default(
    z.string().check(
      z.regex(/^\d{1,5}$/, 'precisa ser um número de porta'),
      z.refine((p) => !(Number(p) > 65535), 'precisa ser uma porta de 0 a 65535'),
    ),
    '3000',
  ),
  HOST: z._default(
    z.string().check(z.regex(/^[\w.:-]+$/, 'precisa ser um endereço de rede, como 127.0.0.1')),
    '127.0.0.1',
  ),
  DATA_DIR: z._default(z.string(), './.data'),
  DATABASE_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => /^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? ''),
          'precisa ser como postgres://usuario:senha@servidor:5432/banco (vazio usa o banco embutido)',
        ),
      ),
  ),
  DEMO: z.optional(flag),
  DEMO_PUBLIC: z._default(flag, '0'),
  APP_NAME: z._default(z.string().check(z.maxLength(40, 'pode ter no máximo 40 caracteres')), 'Ponte'),
  APP_ORIGIN: z.optional(origin),
  API_ORIGIN: z.optional(origin),
  CEP_SERVICE_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => isPlain(URL.parse(text)),
          'precisa ser o endereço de um serviço compatível com o ViaCEP, sem senha e sem parâmetros',
        ),
      ),
  ),
  SMTP_URL: z.optional(
    z.url({ protocol: /^smtps?$/, hostname: /./, error: 'precisa ser como smtp://servidor:587 ou smtps://servidor' }),
  ),
  MAIL_FROM: z.optional(z.string().check(z.regex(/^[^\s@<>]+@[^\s@<>]+$/, 'precisa ser um endereço de e-mail'))),
  STORAGE_URL: z.optional(
    z.string().check(z.regex(/^s3:\/\//, 'precisa começar com s3:// (vazio guarda em DATA_DIR)')),
  ),
  SECRET_KEY: z.optional(
    z.string().check(z.minLength(KEY_LENGTH, `precisa ter ao menos ${KEY_LENGTH} caracteres aleatórios`)),
  ),
  FEATURES_FILE: z.optional(z.string()),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, 'precisa ter ao menos 16 caracteres'))),
  TRUSTED_PROXIES: z._default(
    z
      .string()
      .check(
        z.refine(
          (text) => listed(text).every(isNetwork),
          'precisa ser uma lista de endereços ou redes separados por vírgula, como 127.0.0.1, 10.0.0.0/8',
        ),
      ),
    '',
  ),
  COMPANY_VERIFICATION: z.optional(z.enum(['auto', 'manual'], { error: 'precisa ser auto ou manual' })),
  RATE_LIMITS: z._default(z.enum(['on', 'off'], { error: 'precisa ser on ou off' }), 'on'),
  ...docusignVariables,
  LOG_LEVEL: z._default(
    z.enum(['debug', 'info', 'warn', 'error', 'silent'], { error: 'precisa ser debug, info, warn, error ou silent' }),
    'info',
  ),
})

export type Configuration = ReturnType<typeof readConfiguration>

export function readConfiguration(env: Env) {
  const filled = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const parsed = z.safeParse(variables, filled)
  if (!parsed.success)
    throw new StartRefusal(parsed.error.issues.map((i) => `${String(i.path[0])} ${i.message}.`).join('\n'))
  const v = parsed.data
  const embedded = v.DATABASE_URL === undefined
  const production = v.NODE_ENV === 'production' && !embedded
  const demo = (v.DEMO ?? (embedded ? '1' : '0')) === '1'
  if (production && !v.SECRET_KEY)
    throw new StartRefusal(
      'SECRET_KEY é obrigatória em produção: gere 32 caracteres aleatórios ou mais e guarde-os fora do banco.',
    )
  if (production && !v.APP_ORIGIN)
    throw new StartRefusal('APP_ORIGIN é obrigatória em produção: os links dos e-mails só usam esse endereço.')
  if (production && v.RATE_LIMITS === 'off') throw new StartRefusal('RATE_LIMITS=off não é aceito em produção.')
  if (!isLoopback(v.HOST) && v.DEMO_PUBLIC === '0' && (demo || !v.SMTP_URL))
    throw new StartRefusal(
      `HOST=${v.HOST} abre o produto para outras máquinas, e ${demo ? OPEN_DEMO : OPEN_MAIL}. ` +
        `Use ${demo ? 'DEMO=0' : 'SMTP_URL'} ou confirme com DEMO_PUBLIC=1.`,
    )
  const app_origin = v.APP_ORIGIN ?? `http://${v.HOST.includes(':') ? `[${v.HOST}]` : v.HOST}:${v.PORT}`
  return {
    production,
    embedded,
    demo,
    port: Number(v.PORT),
    host: v.HOST,
    data_dir: path.resolve(v.DATA_DIR),
    database_url: v.DATABASE_URL,
    app_name: v.APP_NAME,
    app_origin,
    app_origin_given: v.APP_ORIGIN !== undefined,
    api_origin: v.API_ORIGIN,
    cep_service_url: v.CEP_SERVICE_URL,
    smtp_url: v.SMTP_URL,
    mail_from: v.MAIL_FROM ?? `nao-responda@${new URL(app_origin).hostname}`,
    storage_url: v.STORAGE_URL,
    secret_key: v.SECRET_KEY,
    features_file: v.FEATURES_FILE ?? path.join(path.resolve(v.DATA_DIR), 'features.json'),
    metrics_token: v.METRICS_TOKEN,
    trusted_proxies: listed(v.TRUSTED_PROXIES),
    company_verification: v.COMPANY_VERIFICATION ?? (embedded ? 'auto' : 'manual'),
    rate_limits: v.RATE_LIMITS === 'on',
    ...docusignOf(v),
    log_level: v.LOG_LEVEL,
  }
}

export const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || (isIP(host) > 0 && /^(::ffff:)?127\./.test(host))
