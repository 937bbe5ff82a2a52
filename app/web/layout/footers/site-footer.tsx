import { Link } from 'react-router'
import { Copyright } from './copyright-footer.tsx'
import { Logo } from '#web/layout/headers/logo.tsx'
import { SocialLinks } from './social-links.tsx'
import { useSite } from '#web/site.ts'
import { onDemand } from '#web/ui/dialogs/use-on-demand.tsx'
import styles from './site-footer.module.css'

const useHelp = onDemand(async () => (await import('./help-dialog.tsx')).HelpDialog)

/** `board`: the address of the partner's board above it. */
export function SiteFooter({ board }: { board?: string | undefined }) {
  const { links } = useSite()
  const help = useHelp()
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <div className={styles.columns}>
          <div className={styles.brand}>
            <Logo />
            <p className={styles.tagline}>Estudantes, empresas e instituições de ensino do mesmo lado.</p>
            <SocialLinks />
          </div>
          <nav className={styles.group} aria-labelledby="rodape-candidatos">
            <h2 id="rodape-candidatos">Para candidatos</h2>
            <ul>
              <li>
                <Link to="/vagas">Vagas</Link>
              </li>
              <li>
                <Link to="/empresas">Empresas</Link>
              </li>
              <li>
                <Link to="/eventos/proximos">Eventos</Link>
              </li>
              <li>
                <Link to="/usuarios/cadastro/criar">Criar conta</Link>
              </li>
            </ul>
          </nav>
          <nav className={styles.group} aria-labelledby="rodape-empresas">
            <h2 id="rodape-empresas">Para empresas</h2>
            <ul>
              <li>
                <Link to={`${board ?? ''}/empresas/cadastro/criar`}>Cadastrar empresa</Link>
              </li>
              <li>
                <Link to={board ? `${board}/empresas/entrar` : '/colaboradores/entrar'}>Entrar como empresa</Link>
              </li>
            </ul>
          </nav>
          <nav className={styles.group} aria-labelledby="rodape-sobre">
            <h2 id="rodape-sobre">Sobre</h2>
            <ul>
              <li>
                <Link to="/sobre/privacidade">Política de privacidade</Link>
              </li>
              <li>
                <a href="/termos.pdf">Termos de uso</a>
              </li>
              {links?.blog && (
                <li>
                  <a href={links.blog}>Blog</a>
                </li>
              )}
              <li>
                <button type="button" {...help.opener}>
                  Ajuda
                </button>
              </li>
            </ul>
          </nav>
        </div>
        <p className={styles.copyright}>
          <Copyright />
        </p>
      </div>
      {help.show({})}
    </footer>
  )
}
