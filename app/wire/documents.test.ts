import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '#test/support/fast-check.ts'
import { BLANK } from './text/sentences.ts'
import { bareCnpj, cnpj, CNPJ_INVALID, formatCnpj, isCnpj } from './cnpj.ts'
import { cpf, CPF_INVALID, formatCpf, isCpf } from './person/cpf.ts'
import { formatZipcode, isZipcode } from './place/zipcode.ts'

const said = (result: { error?: { issues: { message: string }[] } }) =>
  result.error?.issues.map((issue) => issue.message)

test('a numeric CNPJ passes masked and bare, with its check digits', () => {
  assert.ok(isCnpj('12.345.678/0001-95'))
  assert.ok(isCnpj('12345678000195'))
  assert.ok(!isCnpj('12.345.678/0001-96'))
  assert.ok(!isCnpj('00.000.000/0000-00'))
})

test('an alphanumeric CNPJ passes masked, bare and in lower case', () => {
  for (const text of ['12.ABC.345/01DE-35', '12ABC34501DE35', '12abc34501de35', 'Q0.SLF.MBD/7VX4-39'])
    assert.ok(isCnpj(text), text)
  assert.ok(!isCnpj('12.ABC.345/01DE-36'))
})

test('check digits are never letters, and no character is dropped to make a CNPJ fit', () => {
  assert.ok(!isCnpj('12.ABC.345/01DE-3A'))
  assert.ok(!isCnpj('12#345678000195'))
  assert.ok(!isCnpj('12.345.678/0001-95 extra'))
})

test('formatting a CNPJ and taking the mask off are inverse', () => {
  assert.equal(formatCnpj('12abc34501de35'), '12.ABC.345/01DE-35')
  fc.assert(fc.property(fc.stringMatching(/^[0-9A-Z]{12}[0-9]{2}$/), (bare) => bareCnpj(formatCnpj(bare)) === bare))
})

/** As the law defines it: weights from a table, the remainder by 11, and 0 where it is below 2. */
const lawful = (bare: string, weights: number[]) => {
  const rest = weights.reduce((sum, weight, i) => sum + weight * (bare.charCodeAt(i) - 48), 0) % 11
  return String(rest < 2 ? 0 : 11 - rest)
}
const digitsAfter = (base: string, first: number[], second: number[]) => {
  const one = lawful(base, first)
  return one + lawful(base + one, second)
}
const every = Array.from({ length: 100 }, (_, i) => String(i).padStart(2, '0'))
const allOne = (text: string) => new Set(text).size === 1

test('of a hundred pairs of check digits after a CNPJ only the lawful one passes', () => {
  const first = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]
  fc.assert(
    fc.property(fc.stringMatching(/^([0-9A-Z]{12}|[0-9]{12})$/), (base) => {
      const right = digitsAfter(base, first, [6, ...first])
      for (const digits of every)
        assert.equal(isCnpj(base + digits), digits === right && !allOne(base + digits), base + digits)
    }),
  )
})

test('of a hundred pairs of check digits after a CPF only the lawful one passes', () => {
  const first = [10, 9, 8, 7, 6, 5, 4, 3, 2]
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{9}$/), (base) => {
      const right = digitsAfter(base, first, [11, ...first])
      for (const digits of every)
        assert.equal(isCpf(base + digits), digits === right && !allOne(base + digits), base + digits)
    }),
  )
})

test('a CPF passes by its check digits only', () => {
  assert.ok(isCpf('529.982.247-25'))
  assert.ok(isCpf('52998224725'))
  assert.ok(!isCpf('529.982.247-26'))
  assert.ok(!isCpf('111.111.111-11'))
  assert.equal(formatCpf('52998224725'), '529.982.247-25')
})

test('blank is said apart from wrong', () => {
  assert.deepEqual(said(cnpj.safeParse(' ')), [BLANK])
  assert.deepEqual(said(cnpj.safeParse('12')), [CNPJ_INVALID])
  assert.deepEqual(said(cpf.safeParse('')), [BLANK])
  assert.deepEqual(said(cpf.safeParse('1')), [CPF_INVALID])
})

test('a postal code has five digits, a dash and three digits', () => {
  assert.ok(isZipcode('01310-100'))
  assert.ok(!isZipcode('01310100'))
  assert.equal(formatZipcode('01310100'), '01310-100')
})
