import { Form, Input, Select } from 'antd'
import { useCreateApiTokenMutation, useCreateTenantApiTokenMutation } from '../api/api-token'
import { isApiError } from '../api/errors'
import { FormDialog } from '../shared/forms/FormDialog'
import { newApiTokenLimits } from '../shared/limits/api-token.gen'
import { apiTokensText } from './messages'
import { AREAS, scopesOf, type Area, type Right } from './scopes'

interface TokenValues extends Record<Area, Right> {
  name: string
  days: number
  password: string
}

const DAYS = [7, 30, 90, 365]
const NOTHING: Record<Area, Right> = {
  missions: 'none',
  maps: 'none',
  files: 'none',
  flights: 'none',
  alerts: 'none',
  assets: 'none',
  data: 'none',
}

interface NewApiTokenProps {
  kind: 'personal' | 'tenant'
  onCreated: (secret: string) => void
  onClose: () => void
}

export function NewApiToken({ kind, onCreated, onClose }: NewApiTokenProps) {
  const [createOwn] = useCreateApiTokenMutation()
  const [createOfTenant] = useCreateTenantApiTokenMutation()

  const send = async ({ name, days, password, ...rights }: TokenValues) => {
    const scopes = scopesOf(rights)
    if (scopes.length === 0)
      return { error: { fields: [{ field: 'missions', message: apiTokensText('scopesNeeded') }] } }
    const newApiToken = { name, days, scopes, ...(password && { password }) }
    const { data, error } = await (kind === 'personal' ? createOwn : createOfTenant)({ newApiToken })
    return { data: data?.data.secret, ...(isApiError(error) && { error }) }
  }

  const rights = [
    { value: 'none', label: apiTokensText('noAccess') },
    { value: 'read', label: apiTokensText('read') },
    { value: 'write', label: apiTokensText('write') },
  ]
  const areaLabels = Object.fromEntries(AREAS.map((area) => [area, apiTokensText(area)]))
  return (
    <FormDialog<TokenValues, string>
      title={apiTokensText('createTitle')}
      okText={apiTokensText('create')}
      formName="new-api-token"
      labels={{
        ...areaLabels,
        name: apiTokensText('name'),
        days: apiTokensText('expiry'),
        password: apiTokensText('password'),
      }}
      initialValues={{ ...NOTHING, days: 90, password: '' }}
      send={send}
      onDone={onCreated}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={apiTokensText('name')}
        extra={apiTokensText('nameHelp')}
        rules={[{ required: true, whitespace: true, message: apiTokensText('nameNeeded') }]}
      >
        <Input autoComplete="off" maxLength={newApiTokenLimits.name.maxLength} />
      </Form.Item>
      <Form.Item name="days" required label={apiTokensText('expiry')}>
        <Select options={DAYS.map((value) => ({ value, label: apiTokensText('days', { count: value }) }))} />
      </Form.Item>
      {AREAS.map((area) => (
        <Form.Item key={area} name={area} required label={apiTokensText(area)} style={{ marginBottom: 12 }}>
          <Select options={rights} />
        </Form.Item>
      ))}
      <Form.Item name="password" label={apiTokensText('password')} extra={apiTokensText('passwordHelp')}>
        <Input.Password autoComplete="current-password" maxLength={newApiTokenLimits.password.maxLength} />
      </Form.Item>
    </FormDialog>
  )
}
