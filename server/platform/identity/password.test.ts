/** The product's module, which test files get with a lower cost (testing/cheapPasswords.ts). */
async function loadProduct() {
  jest.resetModules()
  jest.unmock('./passwordCost')
  return import('./password')
}

test('hashes with argon2id at the recommended cost and a new salt each time', async () => {
  const { hashPassword, verifyPassword } = await loadProduct()
  const hashes = [await hashPassword('correct horse'), await hashPassword('correct horse')]
  for (const hash of hashes) {
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await verifyPassword(hash, 'correct horse')).toBe(true)
    expect(await verifyPassword(hash, 'wrong horse')).toBe(false)
  }
  expect(hashes[0]).not.toBe(hashes[1])
})

test('accepts no password without a hash', async () => {
  const { verifyPassword } = await loadProduct()
  expect(await verifyPassword(null, '')).toBe(false)
  expect(await verifyPassword(undefined, 'correct horse')).toBe(false)
})
