import { Form, type FormProps } from 'antd'

/**
 * Form props for fields that are judged when the form is sent, not while they are typed or passed by; what was wrong is
 * forgiven as soon as it is being mended. The browser's own bubbles stay away.
 */
export function useForgivingForm<Values extends object>() {
  const [form] = Form.useForm<Values>()
  const onValuesChange: FormProps<Values>['onValuesChange'] = (changed: Partial<Values>) =>
    form.setFields(Object.keys(changed).map((name) => ({ name: name as never, errors: [] })))
  return { form, validateTrigger: 'onSubmit', noValidate: true, onValuesChange }
}
