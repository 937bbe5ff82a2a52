// Whom the years of a sentence describe. Teachers, clients, the company, contracts and the future have years too.

/** Things with a duration: a contract, a course, a benefit. */
const TERM =
  '(?:contrat(?:o|os|acao|acoes)|cursos?|duracao|duram?|estagios?|programas?|bolsas?|vigencia|validade|garantias?|' +
  'prazos?|periodos?|tempo|formacao|graduacao|intercambio|treinamentos?|capacitacao|mentorias?|imersao|trainees?|' +
  'aprendiz(?:agem|es)?|temporari[oa]s?|permanencia|estadia|carreira|vagas?|vinculo|residencia|disponibilidade|' +
  'estagiar|acompanhamento|substituicao|licenca|rotacao|rodizio|jornada|prorrogav\\w+|renovav\\w+|ciclos?|fases?|' +
  'etapas?|modalidade)'
/** Nobody has experience of these: 'ensino médio (3 anos)', 'auxílio-creche (até 5 anos)'. */
const THING =
  '(?:ensino|tecnic[oa]|tecnologo|pos|mba|mestrado|doutorado|faculdade|semestres?|auxilio|creche|plano|seguro|' +
  'beneficios?|clt|pj|mei|efetivacao|inicio|bonus|promocao|reajuste|ferias|empresa|grupo|marca|projeto|turmas?|' +
  'cursando|estudando|formatura|cnh|lucros|salario|remuneracao|premio|certificad[oa]|assinatura|acesso|stock|' +
  'vesting|cliff|vale|turno|frota|sala|vencimento|criancas?|adolescentes|bebes?|pets?|bercario|maternal|infantil|' +
  'idade|nascimento)'
/** Names of things with a duration, which years beside them describe. */
export const LASTS = new RegExp(`\\b(?:${TERM}|${THING})\\b`)
/** A duration right after the years: '2 anos de contrato'. */
export const LASTING = new RegExp(`^ (?:de|em|n[oa]s?|como|com) ${TERM}\\b`)

/** The company's qualities or benefits come before the years, unless somebody is asked for. */
const NOT_WANTED =
  '(?!(?:candidat|pessoa|profissiona|vaga|funcao|cargo|posicao|perfil|contrata|oportunidade|selecao|processo|' +
  'trabalho|ideal|requisito|experiencia|interessad|quem|alguem|voce|combinar|partir)\\w*\\b)[a-z0-9]+'
const HAS =
  '(?:tem|soma|reune|possui|acumula|traz|carrega|completa|celebra|ha|(?:conta|e (?:um|uma) (?:\\w+ ){1,3})(?: ?com))'
/** 'A Nimbo tem 8 anos': a proper name is not the candidate. */
const OWNER = new RegExp(
  `(?:^|, )[ao]s? (?:(?:${NOT_WANTED} ){1,4}?${HAS}|${NOT_WANTED}(?: ` +
    `${NOT_WANTED}){0,3}, com) (?:(?:com|ja|mais|de|cerca|quase) ){0,3}$`,
)
/** 'Com 25 anos de atuação, a Aurora é …', 'já são 10 anos de …', and ages no candidate has. */
const LEADS =
  /^(?:(?:hoje|ja|la|com|em|ha|apos|depois|mais|de|cerca|quase|seus?|suas?|n[oa] (?:mercado|ramo|setor)) )*$/
const NAME_FOLLOWS = new RegExp(`^[^,]{0,60}, [ao]s? ${NOT_WANTED}\\b`)
const COUNTED = /^(?:(?:hoje|ja|la) )?(?:sao|serao|foram|se vao|vao se) (?:(?:mais|de|quase|cerca) )*$/
/** Whatever 'we' do, except seeking. */
const WE =
  /\b(?!(?:(?:ulti|proxi|mini|maxi|ra|ter)mos\b|busc|procur|pedi|exig|quer|precis|contrat|aceit|selecion|prefer|admit|solicit|esper|requer|desej|necessit|consider|cobr|conta(?!mos com)))\w{2,}[aei]mos (?:(?:com|ja|ha|mais|de|cerca|quase) )*$/

const OF_COMPANY =
  /\b(somos|temos|nossa|nosso|nossos|empresa|grupo|companhia|fundad[ao]|tradicao|historia|consolidada|lider)\b|^(?:(?:a|o|uma?|com) )?(?:startup|consultoria|escritorio|agencia|rede|fabrica|industria|clinica|hospital|escola|instituicao|franquia|loja|restaurante|marca|negocio)\b/
const OFFER =
  /\b(?:garant(?:imos|e|ido)|oferec(?:emos|e)|proporcion(?:amos|a)|damos|entregamos|receb(?:a|e|era)|ganh[ea]|conquist[ae]|acumul[ae]|constru(?:a|ir)|viv(?:a|era)|vivenci(?:e|ara)|passe|passara|plano de carreira)\b/
const COMPANY_FOLLOWS =
  /^ de experiencia nos (?!client)\w+(?:ram|ou|eu)\b|^ de (experiencia|atuacao|vivencia)( \w+){0,4}, (noss[oa]s?|somos|temos|oferecemos|a (empresa|marca|companhia)|o (grupo|time))\b/
const OF_TRADE = /^ de (tradicao|historia|mercado|fundacao)\b/
const ASKED =
  /^(?:ter|possuir) |\b(pede|pedimos|exig\w+|requer\w*|precis\w+|necessari\w+|obrigatori\w+|minim[oa]|comprovad[ao]|superior a|pelo menos|(profissional|pessoas?|candidat[ao]|alguem|quem)( \w+)? (com|que|de|tenha|possua|tem))\b/
const SEEKS = /\b(?:busca|procura|contrata|seleciona|precisa|quere?)(?:mos|ndo)?\b/
/** More than anybody asks of a candidate. */
const A_COMPANYS_AGE = 15 * 12

const OTHER =
  '(?!(?:experiencia|vivencia|atuacao|atuado|trabalhado|bagagem|exp|exig\\w+|requer|pede|pelo|menos|minim[oa]|' +
  'comprovad[oa]|ter) ' +
  ')[a-z]+ '
const OF_TERM = new RegExp(`\\b(?:${TERM}|projetos?) (?:${OTHER}){0,3}$`)
const OF_PROGRAMME = /\b(?:programa|trainee|intercambio|estagio|rotacao|contrato|imersao) (?:de|com|dura) (?:ate )?$/
const OF_COURSE =
  /^,? (?:renov|prorrog)av|^ de (?:curso|contrato|faculdade|graduacao|formacao|formad[oa]|ensino|estudos?|cnh|habilitacao|duracao|bolsa|programa)\b/
const WHEN =
  /\b(?:ultimos|(?<!atuado |trabalhado |exercido |experiencia )durante|proximos|a cada|apos|depois de|daqui a|dentro de|durante os|nos primeiros|(?:ao?|no) (?:fim|final|termino|cabo|longo) (?:de|dos)|complet\w+|com apenas|(?<!\b(?:atua|trabalh)\w* (?:(?:com|em|n[oa]s?|como) \w+ )?|\b(?:conhec|domin)\w* (?:\w+ ){0,4})ha|(?<=(?:^|, ))em) (?:os |seus |mais de |ate |no maximo )?$/
/** Job rotation is part of the job: '12 meses em diferentes áreas'. */
const ROUND =
  /^(?: de \w+)? (?:em|por|n[oa]s) (?:\w+ )?(?:diferentes|varias|varios|todas|todos|diversas|diversos|cada|outras|outros) (?:[ao]s )?(?:areas?|setor(?:es)?|departamentos?|unidades?|frentes?|times?|lojas?)\b/
/** Past work with its time: 'atuado em vendas nos últimos', 'na função há', 'ser motorista há'. */
const WORKED =
  /$(?<=(?<!\bnao )\b(?:ter|tenham?|haver|ja) (?:atuado|trabalhado|exercido)\b[^,]*)|\b(?:experiencia|vivencia|atuacao)(?: \w+){1,4} ha (?:(?:pelo|no|menos|mais|minimo|de) )*$|\b(?:carteira (?:assinada|registrada)|registro (?:em|na) (?:carteira|ctps))(?: \w+){0,4} (?:ha|por) (?:pelo menos |no minimo )?$|(?:^|, |\b(?:estar|atuar|trabalhar|esteja) )n[oa] (?:ramo|funcao|area|profissao|cargo|setor) ha (?:(?:pelo|ao|no|mais|menos|minimo|acima|de) )*$|^ser (?!estudant|alun|client|noss|matricul|habilit|morador|resident|associad|soci|bolsist|maior)\w+(?: de \w+)? ha (?:(?:pelo|ao|no|mais|menos|minimo|acima|de) )*$|\btempo (?:minimo )?(?:de|n[oa]) (?:funcao|cargo|profissao|area|ramo) $/
const WORKED_LATER = /^, (?:ter|tenha|haver) (?:atuado|trabalhado|exercido)\b/
/** 'Ter vendido imóveis por', 'estar há 2 anos no ramo'. */
const HAVING_DONE =
  /(?<!\bnao )\b(?:ter|ja) (?!morad|residid|estudad|cursad|conclu|complet|sido (?:alun|estud)|ficad|vivid|tid|contribu)\w{3,}[ai]do (?:\w+ ){0,4}(?:por|durante) (?:(?:pelo|ao|no|menos|minimo|mais|de) )*$/
const SINCE =
  /^(?:(?:estar|atuar|trabalhar|esteja) ha (?:(?:pelo|ao|no|menos|minimo|mais|de) )*|ha (?:(?:pelo|ao) menos|no minimo) )$/
const IN_LINE = /^ n[oa] (?:ramo|funcao|area|profissao|cargo|setor)\b/
export const doneSince = (before: string, after: string) =>
  WORKED.test(before) ||
  WORKED_LATER.test(after) ||
  HAVING_DONE.test(before) ||
  (SINCE.test(before) && IN_LINE.test(after))
/** Years to be spent here are in the future. */
const HERE = /^ de (?:experiencia|atuacao|vivencia|casa)(?: \w+)? (?:conosco|com a gente|na casa|aqui|ao nosso lado)\b/

const TIGHT = /^ (?:de |em )?(?:experiencia|vivencia|atuacao|pratica|bagagem)\b/
const TIGHT_BEFORE =
  /\b(?:experiencia|vivencia|atuacao|pratica|bagagem|exp|atuado|trabalhado) (?:(?!em |e |ter |idade |maior)[a-z]+ ){0,3}$/
/** 'Maior de 18 anos, com experiência': this many years are an age, unless they touch the word. */
const AN_AGE = 14 * 12
const SERVED =
  /\b(?:publico|pessoas|clientes|pacientes|jovens|adultos|idos[oa]s|alun[oa]s|estudantes|homens|mulheres|turmas?),? (?:(?:com|de|entre|na|idade|faixa|etaria|acima|mais|a|partir|ate|maiores) ){0,4}$/
const CHILDREN =
  /\b(?:criancas?|adolescentes|bebes?|bercario|maternal|meninos|meninas|filhos|turmas?|infantil|alun[oa]s|pets?|animais|caes),? (?:(?:com|de|entre|na|idade|faixa|etaria|acima|mais|a|partir|ate) ){0,4}$/

/** Colleagues' years, from whom the candidate learns. */
const OF_COLLEAGUES =
  /\b(?:aprend\w+|mentori\w+|acompanhad\w+|orientad\w+|supervisionad\w+|liderad\w+|trein\w+|cont(?:a|e|ar)|convivencia|conviver|ao lado|lado a lado|junto|trabalh\w+|troca\w*|aulas|apoio)(?: \w+)? (?:com|de|por|a) (?:\w+ ){0,2}(?:profissiona|especialist|mentor|time|equipe|gente|pessoas|quem|lider|gestor|professor|tecnic|engenheir|instrutor|supervisor|tutor)\w* (?:\w+ )?(?:com|de|que|tem)(?: \w+){0,2} $/
const HAVE = '(?:\\w+ ){0,4}(?:com|de|tem|ha|soma|possu\\w+)(?: mais de)? $'
/** A team is not hired; a teacher may be, unless the sentence says whom they teach. */
const TEAM = new RegExp(
  '(?:^|, )(?:(?:com|a|o|os|uma?|seus?) ' +
    ')?(?:equipe|time|mentor(?:es|a)?|tutor(?:es)?|colegas|liderancas?|padrinhos?) ' +
    `${HAVE}`,
)
const TEACHER = new RegExp(
  '(?:^|, )(?:(?:os|as|um|uma|seus?) ' +
    `)?(?:professor|instrutor|gestor|especialista|profissiona|engenheir|tecnic|lider|supervisor|gerente|chef|pessoa|` +
    `mestre)\\w* ` +
    `${HAVE}`,
)
const TEACHES =
  /\b(?:sera|serao|e|sao) (?:[oa]s? )?(?:seu|sua)s? \w+|\b(?:acompanh|ensin|orient|trein|apoi|ajud|supervision|gui|cuid|mostr|prepar|conduz|transmit|compartilh|dao|dara)\w* (?:\w+ ){0,3}(?:voce|voces|seu|sua|seus|suas|quem|o time|os estagiarios|os aprendizes|novatos)\b|\b(?:vao|vai|ira|irao) (?:te |lhe )?(?:acompanhar|ensinar|orientar|treinar|apoiar|ajudar|guiar|preparar)\b/
const WHO_TEACHES = /^quem (?:te )?(?:acompanh|ensin|orient|trein|lider)\w*(?: \w+){0,3} $/

export type Years = { said: string; before: string; after: string; months: number; unit: string }

const ofThoseWhoTeach = ({ before, after }: Years) =>
  OF_COLLEAGUES.test(before) ||
  WHO_TEACHES.test(before) ||
  (TEAM.test(before) && !SEEKS.test(before)) ||
  (TEACHER.test(before) && TEACHES.test(after))

/** '365 dias por ano': days and weeks are experience only beside the word. */
const ofDays = ({ before, after, unit }: Years) =>
  /^(?:dia|semana)s?$/.test(unit) && !TIGHT.test(after) && !TIGHT_BEFORE.test(before)

const agesOfPeople = ({ before, after, months }: Years) =>
  (CHILDREN.test(before) && !TIGHT.test(after)) ||
  (months >= AN_AGE && !TIGHT.test(after) && (!TIGHT_BEFORE.test(before) || SERVED.test(before)))

const ofTimeOrTerm = ({ before, after }: Years) =>
  !doneSince(before, after) &&
  (WHEN.test(before) ||
    HERE.test(after) ||
    OF_COURSE.test(after) ||
    OF_PROGRAMME.test(before) ||
    ROUND.test(after) ||
    (!TIGHT.test(after) && OF_TERM.test(before)))

const ofCompany = ({ said, before, after, months }: Years) =>
  COMPANY_FOLLOWS.test(after) ||
  OWNER.test(before) ||
  COUNTED.test(before) ||
  WE.test(before) ||
  (LEADS.test(before) && NAME_FOLLOWS.test(after)) ||
  ((months >= A_COMPANYS_AGE || !(ASKED.test(said) || SEEKS.test(before))) &&
    (months >= A_COMPANYS_AGE || OF_COMPANY.test(before) || OFFER.test(before) || OF_TRADE.test(after)))

/** Whether the years describe somebody or something other than the candidate. */
export const ofOthers = (years: Years) =>
  ofThoseWhoTeach(years) || ofDays(years) || agesOfPeople(years) || ofTimeOrTerm(years) || ofCompany(years)
