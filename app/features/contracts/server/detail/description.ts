// What a document is, in three sentences: its kind, what it is about, and which version of it by which template.
import type { Ctx } from '#server/context.ts'
import { cleanHtml, escapeHtml } from '#server/rich-text/clean-html.ts'
import { type Kind, KINDS } from '../../wire/words.ts'
import type { Internship } from '../envelope-context.ts'
import type { Envelope } from '../envelope-rows.ts'

const LAW = 'como pede a Lei nº 11.788/2008'
const WORDS: Record<Kind, { is: string; tells: string }> = {
  tce: {
    is: `é o contrato do estágio entre quem estagia, a empresa e a instituição de ensino, ${LAW}`,
    tells: 'diz o período, a jornada, a bolsa, o seguro e as atividades',
  },
  aditivo: {
    is: 'muda o que o termo de compromisso diz, a partir do dia que as partes escolhem',
    tells: 'mostra, em cada ponto, como era e como fica',
  },
  rescisao: {
    is: 'encerra o estágio, no dia que ele mesmo diz',
    tells: 'diz o último dia, o motivo e o recesso devido',
  },
  relatorio: {
    is: `conta o que foi feito e aprendido num período do estágio, ${LAW}`,
    tells: 'traz as palavras de quem estagia e a avaliação de quem supervisiona',
  },
  plano: {
    is: 'diz o que se faz no estágio, e quem acompanha',
    tells: 'faz parte do termo de compromisso',
  },
}
const OWNERS: Record<string, string> = {
  platform: 'da plataforma',
  institution: 'da instituição',
  company: 'da empresa',
}

async function versionWords(ctx: Ctx, { contract_type, current, version }: Envelope): Promise<string> {
  if (contract_type === 'analogic') return 'O texto é o do contrato base que a empresa envia'
  const template =
    current.template_version_id &&
    (await ctx.db
      .selectFrom('document_template_versions as v')
      .innerJoin('document_templates as t', 't.id', 'v.template_id')
      .select(['v.number', 't.scope'])
      .where('v.id', '=', current.template_version_id)
      .executeTakeFirst())
  if (!template) return 'O texto virá do modelo que valer no dia do envio'
  return `Esta é a versão ${version}, escrita pelo modelo ${OWNERS[template.scope]}, versão ${template.number}`
}

export async function descriptionOf(ctx: Ctx, envelope: Envelope, about: Internship): Promise<string> {
  const { is, tells } = WORDS[envelope.kind]
  const [intern, company] = [about.intern_name, about.company_name].map(escapeHtml)
  const sentences = [
    `O <strong>${KINDS[envelope.kind].toLowerCase()}</strong> ${is}.`,
    `Trata do estágio de ${intern} em ${company} e ${tells}.`,
    `${await versionWords(ctx, envelope)}.`,
  ]
  return cleanHtml(`<p>${sentences.join(' ')}</p>`)!
}
