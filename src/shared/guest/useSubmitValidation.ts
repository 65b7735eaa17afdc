import { Form, type FormProps } from 'antd'

/**
 * Form props that validate on submit, not while typing, and remove the error of a field as soon as the user edits it.
 * They also disable the browser's validation messages.
 */
export function useSubmitValidation<Values extends object>() {
  const [form] = Form.useForm<Values>()
  const onValuesChange: FormProps<Values>['onValuesChange'] = (changed: Partial<Values>) =>
    form.setFields(Object.keys(changed).map((name) => ({ name: name as never, errors: [] })))
  return { form, validateTrigger: 'onSubmit', noValidate: true, onValuesChange }
}
