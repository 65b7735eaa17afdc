import { useState } from 'react'
import { Button, Flex, Form, Input } from 'antd'
import type { ApiError } from '../../api/errors'
import { useProblems } from '../../shared/forms/useProblems'
import { CODE_MAX, PASSWORD_MAX } from './limits'
import { accountText } from './messages'

const FORM_NAME = 'proof'

export interface Proof {
  password: string
  code: string
}

interface ProofFormProps {
  asks: readonly (keyof Proof)[]
  action: string
  /** Answers with what the server had against it, if anything. */
  onProve: (proof: Proof) => Promise<ApiError | undefined>
  onCancel: () => void
}

/** Asks for the password, a code, or both, before something that matters. */
export function ProofForm({ asks, action, onProve, onCancel }: ProofFormProps) {
  const [form] = Form.useForm<Proof>()
  const [isWorking, setWorking] = useState(false)
  const { summary, clear, showFailed, showRefusal, forget } = useProblems(form, FORM_NAME, {
    password: accountText('password'),
    code: accountText('code'),
  })

  const send = async (proof: Proof) => {
    clear()
    setWorking(true)
    const refusal = await onProve(proof)
    setWorking(false)
    if (refusal) showRefusal(refusal)
  }

  return (
    <Form<Proof>
      form={form}
      name={FORM_NAME}
      layout="vertical"
      requiredMark={false}
      validateTrigger="onSubmit"
      onValuesChange={forget}
      onFinish={(proof) => void send(proof)}
      onFinishFailed={showFailed}
    >
      {summary}
      {asks.includes('password') && (
        <Form.Item
          name="password"
          label={accountText('password')}
          rules={[{ required: true, message: accountText('passwordNeeded') }]}
        >
          <Input.Password autoComplete="current-password" maxLength={PASSWORD_MAX} autoFocus />
        </Form.Item>
      )}
      {asks.includes('code') && (
        <Form.Item
          name="code"
          label={accountText('code')}
          rules={[{ required: true, message: accountText('codeNeeded') }]}
        >
          <Input autoComplete="one-time-code" maxLength={CODE_MAX} />
        </Form.Item>
      )}
      <Flex gap={8} wrap>
        <Button type="primary" htmlType="submit" loading={isWorking}>
          {action}
        </Button>
        <Button onClick={onCancel}>{accountText('cancel')}</Button>
      </Flex>
    </Form>
  )
}
