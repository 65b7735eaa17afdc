import { readQr } from './readQr'

const OWN = 'https://fly.example'
const qr = (fields: object) => JSON.stringify({ baseServer: OWN, ...fields })

test('reads the code of this installation only', () => {
  expect(readQr(qr({ pairingCode: '7K3M-QX9D' }), OWN)).toEqual({ code: '7K3M-QX9D' })
  expect(readQr(qr({ baseServer: 'https://other.example/', pairingCode: 'X' }), OWN)).toEqual({
    foreign: 'https://other.example',
  })
  for (const text of [qr({}), 'https://fly.example', '[]', 'null', '{"baseServer":"x"}'])
    expect(readQr(text, OWN)).toBe('not-pairing')
})

test('reads the link for the browser of a phone as well', () => {
  expect(readQr(`${OWN}/connect#code=7K3M-QX9D`, OWN)).toEqual({ code: '7K3M-QX9D' })
  expect(readQr('https://other.example/connect#code=7K3M-QX9D', OWN)).toEqual({ foreign: 'https://other.example' })
  for (const text of [
    `${OWN}/connect`,
    `${OWN}/connect#code=`,
    `${OWN}/connect#code=<b>`,
    `${OWN}/login#code=7K3M-QX9D`,
  ])
    expect(readQr(text, OWN)).toBe('not-pairing')
})
