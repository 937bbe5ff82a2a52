import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isOpenDomain } from './mail-domains.ts'

test('where everybody may have an address, or buy a name, proves nothing', () => {
  const open = [
    'gmail.com',
    'Hotmail.com',
    'hotmail.com.br',
    'outlook.com',
    'outlook.com.br',
    'live.com',
    'yahoo.com.br',
    'yahoo.fr',
    'uol.com.br',
    'bol.com.br',
    'icloud.com',
    'me.com',
    'terra.com.br',
    'ig.com.br',
    'globo.com',
    'proton.me',
    'aol.com',
  ]
  const suffixes = ['edu.br', 'com.br', 'org.br', 'gov.br', 'g12.br', 'mg.gov.br', 'co.uk', 'edu.pt', 'com.ar']
  assert.deepEqual(
    [...open, ...suffixes].filter((domain) => !isOpenDomain(domain)),
    [],
  )
})

test('what a school has for itself is its own, however short', () => {
  const own = [
    'usp.br',
    'ufmg.br',
    'ita.br',
    'puc-rio.br',
    'aluno.horizonte.edu.br',
    'horizonte.edu.br',
    'live.estacio.br',
    'outlook.ufsc.br',
    'uol.edu.br',
    'aluno.educacao.sp.gov.br',
    'fatec.sp.gov.br',
    'aluno.horizonte.example',
    'mit.edu',
    'mygmail.com',
    'escola.com.br',
  ]
  assert.deepEqual(own.filter(isOpenDomain), [])
})
