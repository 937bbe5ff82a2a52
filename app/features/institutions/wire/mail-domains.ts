// Domains under which everybody may have an address, or a name: an e-mail there says nothing of where somebody studies.

export const DOMAIN_OPEN =
  'Este domínio é aberto a qualquer pessoa e não prova vínculo. Informe o que a instituição dá a quem estuda nela'

const PROVIDERS =
  /^(.+\.)?(gmail|googlemail|hotmail|outlook|live|msn|yahoo|ymail|rocketmail|icloud|aol|gmx|yandex|zoho|zohomail|proton|protonmail|tutanota|fastmail|uol|bol)\.(com|net|me|org|ru|[a-z]{2}|com?\.[a-z]{2})$/
const MORE_PROVIDERS =
  /^(.+\.)?(me\.com|mac\.com|pm\.me|tuta\.(com|io)|mail\.(com|ru)|terra\.com\.br|ig\.com\.br|globo\.com|globomail\.com|oi\.com\.br|r7\.com|zipmail\.com\.br|pop\.com\.br|superig\.com\.br|brturbo\.com\.br|hey\.com|inbox\.com|mailinator\.com|yopmail\.com)$/

/** What registro.br sells names under; universities of old have theirs right under 'br' (usp.br). */
const CATEGORIES = new Set(
  `abc adm adv agr aju am anani aparecida api app arq art ato b barueri belem bet bhz bib bio blog bmd boavista bsb
    campinagrande campinas caxias cim cng cnt com contagem coop coz cri cuiaba curitiba def des det
  dev ecn eco edu emp enf eng esp etc eti far feira flog floripa fm fnd fortal fot foz fst g12 geo ggf goiania gov gru
    ia imb ind inf jab jampa jdf joinville jor jus leg leilao lel log londrina macapa maceio manaus maringa mat
  med mil morena mp mus natal net niteroi nom not ntr odo ong org osasco palmas poa ppg pro psc psi pvh qsl radio rec
    recife rep ribeirao rio riobranco riopreto salvador sampa santamaria santoandre saobernardo
  saogonca seg sjc slg slz social sorocaba srv taxi tc tec teo the tmp trd tur tv udi vet vix vlog wiki xyz zlg`.split(
    /\s+/,
  ),
)
const STATES = 'ac|al|am|ap|ba|ce|df|es|go|ma|mg|ms|mt|pa|pb|pe|pi|pr|rj|rn|ro|rr|rs|sc|se|sp|to'
const OF_STATES = new RegExp(`^(${STATES})\\.(gov|leg|jus|mp|def|tc)\\.br$`)
/** com.ar, co.uk, edu.pt, ac.uk … */
const ABROAD = /^(com?|net|org|edu|gov|mil|ac|info|sch)\.[a-z]{2}$/

/** gmail.com, edu.br, mg.gov.br; not aluno.universidade.edu.br. */
export function isOpenDomain(typed: string): boolean {
  const domain = typed.trim().toLowerCase()
  const [name = '', top, ...below] = domain.split('.')
  const suffix =
    (top === 'br' && below.length === 0 && CATEGORIES.has(name)) || ABROAD.test(domain) || OF_STATES.test(domain)
  return suffix || PROVIDERS.test(domain) || MORE_PROVIDERS.test(domain)
}
