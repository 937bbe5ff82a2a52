// The whole wizard, from an empty profile to 100 %, by mouse or keyboard.
import type { Page } from 'playwright-core'
import type { Hand } from '../hands.ts'
import { png } from '#test/support/files/sample-files.ts'

export const SUMMARY =
  'Estudante de Design, gosto de tipografia e de acessibilidade. Procuro meu ' +
  'primeiro estágio, de preferência em produto digital.'

export async function fillProfile(page: Page, { type, choose, press, pick, attach }: Hand, cpf: string) {
  const text = (name: RegExp | string) => page.getByRole('textbox', { name })
  const list = (name: RegExp | string) => page.getByRole('combobox', { name })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const at = (title: string) => page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor()
  const save = () => press(button('Salvar e continuar'))
  const skip = () => press(button('Pular por agora'))

  await at('Dados básicos')
  await type(text(/^CPF/), cpf)
  await type(text(/^Data de nascimento/), '12/05/2006')
  await type(text(/^Celular/), '11988887777')
  await save()

  await at('Foto e currículo')
  await attach(page.locator('input[type=file][name=avatar]'), {
    name: 'eu.png',
    mimeType: 'image/png',
    buffer: png(64, 64),
  })
  await page.getByRole('img', { name: 'Prévia de foto' }).waitFor()
  await save()

  await at('Endereço')
  await type(text(/^CEP/), '01001-000')
  await type(text(/^Número/), '10')
  await page.waitForFunction(() => [...document.querySelectorAll('input')].some(({ value }) => value === 'Praça da Sé'))
  await save()

  await at('Formação')
  await pick(page.getByRole('radio', { name: 'Sim' }))
  await choose(list(/^Instituição de ensino/), 'Universidade Horizonte')
  await choose(list(/^Curso/), 'Design')
  await choose(list(/^Período letivo atual/), '4')
  await type(text(/^Formação/), '12/2030')
  await save()

  await at('Horário de estudos')
  await choose(list(/^Como são as suas aulas/), 'Segunda a sexta')
  await save()

  await at('Cursos e entidades')
  await skip()

  await at('Experiências')
  await press(button('Adicionar experiência'))
  await type(text(/^Empresa/), 'Cursinho Popular Ipê')
  await type(text(/^Cargo/), 'Comunicação')
  await choose(list(/^Tipo/), 'Voluntário')
  await type(text(/^Início/), '03/2025')
  await type(text(/^Fim/), '10/2026')
  await save()

  await at('Conhecimentos')
  await choose(list(/^Conhecimentos/), 'Letras de cartaz')
  await save()

  await at('Idiomas')
  await press(button('Adicionar idioma'))
  await choose(list(/^Idioma/), 'Inglês')
  await choose(list(/^Nível/), 'Intermediário')
  await save()

  await at('Interesses')
  await choose(list(/^Áreas de interesse/), 'Administração')
  await save()

  await at('Resumo')
  await type(text(/^Resumo/), SUMMARY)
  await save()

  await at('Extras')
  await type(text(/^Motivações/), 'Aprender com gente boa.')
  await save()

  await at('Contatos e redes')
  await skip()
  await at('Mais sobre você')
  await skip()
  await at('Privacidade')
  await save()
  await at('Seu perfil está completo!')
}
