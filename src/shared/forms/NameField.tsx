import { Form, Input } from 'antd'
import { sharedText } from '../sharedText'

interface NameFieldProps {
  label: string
  help?: string
  maxLength: number
  /** Whether the number of characters is shown. */
  isCounted?: boolean
}

/** The required field `name` of a form. */
export const NameField = ({ label, help, maxLength, isCounted = false }: NameFieldProps) => (
  <Form.Item
    name="name"
    label={label}
    extra={help}
    rules={[
      { required: true, whitespace: true, message: sharedText('nameNeeded') },
      { max: maxLength, message: sharedText('nameTooLong', { max: maxLength }) },
    ]}
  >
    <Input autoComplete="off" count={isCounted ? { show: true, max: maxLength } : undefined} />
  </Form.Item>
)
