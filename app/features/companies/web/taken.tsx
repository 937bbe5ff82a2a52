import type { ReactNode } from 'react'
import { CNPJ_TAKEN, EMAIL_TAKEN } from '../wire/registration.ts'

const WAYS: Record<string, string> = {
  'fazer login': '/colaboradores/entrar',
  'recupere sua senha': '/colaboradores/recuperar-senha',
}

/** In a new tab: what was typed stays. */
const linked = (words: string): ReactNode =>
  words.split(/(fazer login|recupere sua senha)/).map((part) =>
    WAYS[part] ? (
      <a key={part} href={WAYS[part]} target="_blank" rel="noopener">
        {part}
      </a>
    ) : (
      part
    ),
  )

export const cnpjTaken = linked(CNPJ_TAKEN)
export const emailTaken = (
  <>
    {EMAIL_TAKEN} {linked('Se é seu, tente fazer login ou recupere sua senha.')}
  </>
)
