import assert from 'node:assert/strict'
import { test } from 'node:test'
import { properName, withoutAcronym } from './proper-name.ts'

const says = (shouted: string, proper: string, acronym?: string) => assert.equal(properName(shouted, acronym), proper)

test('links stay small and everything else gets a capital', () => {
  says('UNIVERSIDADE FEDERAL DE MATO GROSSO DO SUL', 'Universidade Federal de Mato Grosso do Sul')
  says(
    'INSTITUTO FEDERAL DE EDUCAÇÃO, CIÊNCIA E TECNOLOGIA DO PARANÁ',
    'Instituto Federal de Educação, Ciência e Tecnologia do Paraná',
  )
  says('ESCOLA SUPERIOR DE PÓS-GRADUAÇÃO À DISTÂNCIA', 'Escola Superior de Pós-Graduação à Distância')
  says('  FACULDADE   DE  MEDICINA ', 'Faculdade de Medicina')
})

test('a link that opens a name or a part of it gets a capital', () => {
  says('A FACULDADE DO POVO', 'A Faculdade do Povo')
  says('FACULDADE NOVA - A ESCOLA', 'Faculdade Nova - A Escola')
})

test('roman numerals, acronyms and states keep their capitals', () => {
  says('FACULDADE JOÃO PAULO II', 'Faculdade João Paulo II')
  says('COLÉGIO XV DE NOVEMBRO', 'Colégio XV de Novembro')
  says('FACULDADE FGV DE SÃO PAULO - SP', 'Faculdade FGV de São Paulo - SP')
  says('FACULDADE HORIZONTE/SE', 'Faculdade Horizonte/SE')
  says('CENTRO UNIVERSITÁRIO FMABC DO NORTE', 'Centro Universitário Fmabc do Norte')
  says('CENTRO UNIVERSITÁRIO UNIVALE', 'Centro Universitário UNIVALE', 'UNIVALE')
  says('CENTRO UNIVERSITÁRIO UNIVALE', 'Centro Universitário UniVale', 'UniVale')
  says('FACULDADE SINERGIA', 'Faculdade Sinergia', 'SINERGIA')
  says('GESTÃO DE TI E RH', 'Gestão de TI e RH')
})

test('apostrophes, initials and titles are written as people write them', () => {
  says("CENTRO UNIVERSITÁRIO TERESA D'ÁVILA", "Centro Universitário Teresa D'Ávila")
  says("FACULDADE SANT'ANA", "Faculdade Sant'Ana")
  says('FACULDADE D. PEDRO DE ALMEIDA', 'Faculdade D. Pedro de Almeida')
  says('FATEC PROF. DR. JOSÉ DA SILVA', 'Fatec Prof. Dr. José da Silva')
  says('FACULDADE ÓTICA & VISÃO LTDA.', 'Faculdade Ótica & Visão Ltda.')
})

test('a name already written with care is left alone', () => {
  says('Istituto Europeo di Design', 'Istituto Europeo di Design')
  says('UniSENAI Santa Catarina', 'UniSENAI Santa Catarina')
  says('2001', '2001')
})

test('an acronym repeated at the end of a name is dropped', () => {
  assert.equal(withoutAcronym('Universidade Federal de Itajubá - UNIFEI', 'UNIFEI'), 'Universidade Federal de Itajubá')
  assert.equal(withoutAcronym('Faculdade do Vale (FAVALE)', 'FAVALE'), 'Faculdade do Vale')
  assert.equal(withoutAcronym('FAVALE', 'FAVALE'), 'FAVALE')
})
