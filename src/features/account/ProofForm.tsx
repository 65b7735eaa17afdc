import { useState } from 'react'
import { Button, Flex, Form, Input } from 'antd'
import type { ApiError } from '../../api/errors'
import { useProblems } from '../../shared/forms/useProblems'
import { fullProofLimits } from '../../shared/limits/profile.gen'
import { accountText } from './messages'

const FORM_NAME = 'proof'

export interface Proof {
  password: string
  code: string
}

interface ProofFormProps {
  fields: readonly (keyof Proof)[]
  action: string
  /** Returns the error of the server, if any. */
  onSubmit: (proof: Proof) => Promise<ApiError | undefined>
  onCancel: () => void
}

/** Asks for the password, a code or both before a security-relevant action. */
export function ProofForm({ fields, action, onSubmit, onCancel }: ProofFormProps) {
  const [form] = Form.useForm<Proof>()
  const [isWorking, setWorking] = useState(false)
  const { summary, clear, showFailed, showServerError, forget } = useProblems(form, FORM_NAME, {
    password: accountText('password'),
    code: accountText('code'),
  })

  const send = async (proof: Proof) => {
    clear()
    setWorking(true)
    const failure = await onSubmit(proof)
    setWorking(false)
    if (failure) showServerError(failure)
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
      {fields.includes('password') && (
        <Form.Item
          name="password"
          label={accountText('password')}
          rules={[{ required: true, message: accountText('passwordNeeded') }]}
        >
          <Input.Password autoComplete="current-password" maxLength={fullProofLimits.password.maxLength} autoFocus />
        </Form.Item>
      )}
      {fields.includes('code') && (
        <Form.Item
          name="code"
          label={accountText('code')}
          rules={[{ required: true, message: accountText('codeNeeded') }]}
        >
          <Input autoComplete="one-time-code" maxLength={fullProofLimits.code.maxLength} />
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
