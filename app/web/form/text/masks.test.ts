import assert from 'node:assert/strict'
import { test } from 'node:test'
import { IMask } from 'react-imask'
import { fills, MASKS, type MaskName } from './masks.ts'

/** The content of an empty field after a text was pasted. */
function pasted(name: MaskName, text: string) {
  const masked = IMask.createMask(MASKS[name].options)
  masked.append(text, { input: true, raw: true })
  masked.doCommit()
  return masked.value
}
const typed = (name: MaskName, text: string) => {
  const masked = IMask.createMask(MASKS[name].options)
  for (const char of text) masked.append(char, { input: true, raw: true })
  return masked.value
}

test('masked and bare text are both understood', () => {
  for (const text of ['52998224725', '529.982.247-25', ' 529 982 247 25 '])
    assert.equal(pasted('cpf', text), '529.982.247-25')
  for (const text of ['01310100', '01310-100', 'CEP 01310-100']) assert.equal(pasted('zipcode', text), '01310-100')
})

test('a CNPJ takes letters in its first twelve positions, in upper case', () => {
  assert.equal(pasted('cnpj', '12abc34501de35'), '12.ABC.345/01DE-35')
  assert.equal(pasted('cnpj', 'CNPJ 12.345.678/0001-95, matriz'), '12.345.678/0001-95')
  assert.equal(typed('cnpj', '12345678000195'), '12.345.678/0001-95')
  assert.equal(typed('cnpj', '12ABC34501DEAB35'), '12.ABC.345/01DE-35')
})

test('phones of ten and of eleven digits fit the same mask, typed and shown alike', () => {
  assert.equal(typed('phone', '1133334444'), '(11) 3333-4444')
  for (const read of [typed('phone', '11988887777'), MASKS.phone.toScreen('(11) 98888-7777')])
    assert.equal(read, '(11) 98888-7777')
  for (const text of ['+55 (11) 98888-7777', '011 98888-7777', '5511988887777', '11988887777'])
    assert.equal(pasted('phone', text), '(11) 98888-7777', text)
})

test('a country code that was typed is taken off, and the area 55 is not', () => {
  assert.equal(typed('phone', '5511988887777'), '(11) 98888-7777')
  assert.equal(typed('phone', '55999991234'), '(55) 99999-1234')
  assert.equal(typed('phone', '5533334444'), '(55) 3333-4444')
})

test('a company phone gets its country when it was pasted without', () => {
  for (const text of ['11988887777', '+55 11 98888-7777', '5511988887777'])
    assert.equal(pasted('companyPhone', text), '+55 (11) 98888-7777')
  for (const text of ['011 98888-7777', '+55 (11) 98888-7777', '+55 011 98888-7777', '00 55 11 98888-7777'])
    assert.equal(pasted('companyPhone', text), '+55 (11) 98888-7777')
  assert.equal(pasted('companyPhone', '+351 21 123 4567'), '+35 (12) 11234-567')
})

test('a company phone may be typed with its country, without, or with an area that looks like one', () => {
  for (const text of ['11988887777', '011988887777', '5511988887777', '+5511988887777', '+55 (11) 98888-7777'])
    assert.equal(typed('companyPhone', text), '+55 (11) 98888-7777')
  for (const text of ['55999991234', '5555999991234', '+5555999991234'])
    assert.equal(typed('companyPhone', text), '+55 (55) 99999-1234')
  assert.equal(typed('companyPhone', '+12025550123'), '+12 (02) 55501-23')
  assert.equal(MASKS.companyPhone.toForm('+'), '')
})

test('dates are understood in ISO too', () => {
  assert.equal(pasted('date', '2024-02-29'), '29/02/2024')
  assert.equal(pasted('date', '29/02/2024'), '29/02/2024')
  assert.equal(pasted('month', '2024-02'), '02/2024')
})

/** A dot separates thousands as soon as three digits follow it. */
const AS_TYPED: Record<string, string> = {
  '1.234,56': '1.234,56',
  '1234,56': '1.234,56',
  '1.234567': '1.234.567',
  '12.345': '12.345',
  '1.234.567,89': '1.234.567,89',
  '2.000': '2.000',
  '1500.00': '1.500,00',
}

test('money reads in pt-BR and travels as a decimal string', () => {
  for (const text of ['1234.5', 'R$ 1.234,50', '1234,5']) assert.equal(pasted('money', text), '1.234,50')
  assert.equal(typed('money', '12.5'), '12,5')
  for (const [text, shown] of Object.entries(AS_TYPED)) assert.equal(typed('money', text), shown)
  assert.equal(MASKS.money.toForm('1.234,5'), '1234.50')
  assert.equal(MASKS.money.toScreen('1234.50'), '1.234,50')
})

test('a bare value from the server is shown masked', () => {
  assert.equal(MASKS.cpf.toScreen('52998224725'), '529.982.247-25')
  assert.equal(MASKS.cnpj.toScreen('12ABC34501DE35'), '12.ABC.345/01DE-35')
  assert.equal(MASKS.phone.toScreen(''), '')
})

test('a text that fills a field by itself is told from a piece of one', () => {
  for (const text of ['21977776666', '+55 (21) 97777-6666', '5521977776666'])
    assert.equal(fills(text, MASKS.companyPhone.options), true, text)
  for (const text of ['2', '219777', '']) assert.equal(fills(text, MASKS.companyPhone.options), false, text)
  assert.equal(fills('529.982.247-25', MASKS.cpf.options), true)
  assert.equal(fills('1.234,50', MASKS.money.options), false)
})
