import { useEffect, useRef, useState } from 'react'
import { Button, Form, Input, Radio, Select } from 'antd'
import type { ApiError } from '../../api/errors'
import type { Parameter, PublishedContract } from '../../api/publishedContract'
import { sendTrial, type TrialAnswer } from '../../api/trialRequest'
import { Answer } from './Answer'
import { resolvedSchema, type ListedOperation } from './contract'
import { exampleText } from './example'
import { explorerText } from './messages'
import type { Values } from './request'

interface TryReadProps {
  contract: PublishedContract
  listed: ListedOperation
  /** With the values that have been entered. */
  address: string
  values: Values
  onValues: (values: Values) => void
}

/** Names of fields contain no space, so that a parameter cannot have this name. */
const TOKEN = 'api token'

/** Sends a read, with the session or with a token. */
export function TryRead({ contract, listed, address, values, onValues }: TryReadProps) {
  const [form] = Form.useForm<Record<string, string | undefined>>()
  const [credentials, setCredentials] = useState<'session' | 'token'>('session')
  const [isSending, setSending] = useState(false)
  const [answer, setAnswer] = useState<TrialAnswer | { error: ApiError }>()
  const sending = useRef<AbortController>(undefined)
  const parameters = listed.operation.parameters ?? []

  useEffect(() => () => sending.current?.abort(), [])

  const send = async (entered: Record<string, string | undefined>) => {
    const controller = new AbortController()
    sending.current = controller
    setSending(true)
    const token = credentials === 'token' ? entered[TOKEN]?.trim() : undefined
    const received = await sendTrial(address, token, controller.signal)
    if (controller.signal.aborted) return
    setAnswer(received)
    setSending(false)
  }

  return (
    <>
      <p>{explorerText('tryHelp')}</p>
      <Form
        form={form}
        name="api-trial"
        layout="vertical"
        requiredMark={false}
        initialValues={values}
        onValuesChange={(_changed, all: Record<string, string | undefined>) => onValues(all)}
        onFinish={(entered) => void send(entered)}
      >
        {parameters.map((parameter) => (
          <ParameterField key={parameter.name} contract={contract} parameter={parameter} />
        ))}
        <Form.Item label={explorerText('sendWith')}>
          <Radio.Group
            value={credentials}
            onChange={({ target }) => setCredentials(target.value as typeof credentials)}
            options={[
              { value: 'session', label: explorerText('session') },
              { value: 'token', label: explorerText('token') },
            ]}
          />
        </Form.Item>
        {credentials === 'token' && (
          <Form.Item
            name={TOKEN}
            label={explorerText('tokenLabel')}
            extra={explorerText('tokenHelp')}
            rules={[{ required: true, whitespace: true, message: explorerText('tokenNeeded') }]}
          >
            <Input.Password autoComplete="off" visibilityToggle={false} />
          </Form.Item>
        )}
        <Button type="primary" htmlType="submit" loading={isSending}>
          {explorerText('send')}
        </Button>
      </Form>
      <div role="status">{isSending && explorerText('sending')}</div>
      {answer && !isSending && <Answer answer={answer} />}
    </>
  )
}

function ParameterField({ contract, parameter }: { contract: PublishedContract; parameter: Parameter }) {
  const { name, required, description } = parameter
  const { schema } = resolvedSchema(contract, parameter.schema)
  const values = schema.type === 'boolean' ? [true, false] : schema.enum
  const example = exampleText(contract, parameter.schema)
  const help = schema.items ? explorerText('severalValues') : undefined
  return (
    <Form.Item
      name={name}
      label={<code translate="no">{name}</code>}
      extra={
        <>
          {description !== undefined && (
            <span lang="en" translate="no">
              {description}{' '}
            </span>
          )}
          {help}
        </>
      }
      rules={required ? [{ required: true, message: explorerText('valueNeeded') }] : []}
    >
      {values ? (
        <Select
          allowClear
          placeholder={explorerText('any')}
          options={values.map((value) => ({ value: String(value), label: String(value) }))}
        />
      ) : (
        <Input autoComplete="off" translate="no" placeholder={example} />
      )}
    </Form.Item>
  )
}
