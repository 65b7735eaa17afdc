// Limits of the form equal those of the contract.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { EMAIL_MAX, NAME_MAX } from './limits'

interface Contract {
  components: { schemas: Record<string, { properties: Record<string, { maxLength?: number }> }> }
}

test('limits of the user form equal those of the contract', () => {
  const file = readFileSync(path.resolve('api-spec/user.yaml'), 'utf8')
  const { NewUser, UserEdit } = (parse(file) as Contract).components.schemas
  for (const schema of [NewUser, UserEdit]) {
    expect(schema?.properties['name']?.maxLength).toBe(NAME_MAX)
    expect(schema?.properties['email']?.maxLength).toBe(EMAIL_MAX)
  }
})
