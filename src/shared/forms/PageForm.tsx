import type { ReactNode } from 'react'
import { Button, Card, Flex, Form, type FormInstance } from 'antd'
import { useProblems, type ServerError } from './useProblems'

const MAX_WIDTH = 820

/** What the page that shows the form decides. */
export interface PageFormActions<Values extends object> {
  form: FormInstance<Values>
  initialValues: Values
  submitText: string
  isSaving: boolean
  isReadOnly?: boolean
  /** Shown next to the submit button. */
  otherActions: ReactNode
  onChange: (values: Values) => void
  /** Saves, and returns the error to show, if any. */
  onSave: (values: Values) => Promise<ServerError | undefined>
}

interface PageFormProps<Values extends object> extends PageFormActions<Values> {
  /** Prefix of the ids of the fields. */
  formName: string
  labels: Readonly<Partial<Record<keyof Values & string, string>>>
  /** The form items. */
  children: ReactNode
}

/** The form of a page that creates or edits a record: a summary of its problems, the fields, and the actions below them. */
export function PageForm<Values extends object>(props: PageFormProps<Values>) {
  const { formName, labels, form, isReadOnly = false } = props
  const { summary, clear, showFailed, showServerError, forget } = useProblems(form, formName, labels)
  // All values, including those that have no field, because the user may not change them.
  const allValues = () => form.getFieldsValue(true) as Values

  const save = async () => {
    clear()
    const error = await props.onSave(allValues())
    if (error) showServerError(error)
  }
  return (
    <Card style={{ maxWidth: MAX_WIDTH }}>
      <Form<Values>
        form={form}
        name={formName}
        layout="vertical"
        requiredMark="optional"
        disabled={isReadOnly}
        initialValues={props.initialValues}
        scrollToFirstError
        noValidate
        onValuesChange={(changed: object) => {
          forget(changed)
          props.onChange(allValues())
        }}
        onFinish={() => void save()}
        onFinishFailed={showFailed}
      >
        {summary}
        {props.children}
        <Flex gap={8} wrap>
          {!isReadOnly && (
            <Button type="primary" htmlType="submit" loading={props.isSaving}>
              {props.submitText}
            </Button>
          )}
          {props.otherActions}
        </Flex>
      </Form>
    </Card>
  )
}
