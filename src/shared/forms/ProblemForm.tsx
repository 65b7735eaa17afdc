import { Form, type FormInstance } from 'antd'
import type { ReactNode } from 'react'
import type { useProblems } from './useProblems'

export interface ProblemFormProps<Values extends object> {
  /** Prefix of the ids of the fields. */
  formName: string
  form: FormInstance<Values>
  initialValues?: Partial<Values>
  problems: ReturnType<typeof useProblems<Values>>
  onChange: () => void
  onSubmit: (values: Values) => void
  /** The form items. */
  children: ReactNode
}

/** A form with a summary of its problems above the fields. */
export function ProblemForm<Values extends object>(props: ProblemFormProps<Values>) {
  const { formName, form, initialValues, problems } = props
  return (
    <Form<Values>
      form={form}
      name={formName}
      id={formName}
      layout="vertical"
      requiredMark="optional"
      initialValues={initialValues}
      onValuesChange={(changed: object) => {
        problems.forget(changed)
        props.onChange()
      }}
      onFinish={props.onSubmit}
      onFinishFailed={problems.showFailed}
    >
      {problems.summary}
      {props.children}
    </Form>
  )
}
