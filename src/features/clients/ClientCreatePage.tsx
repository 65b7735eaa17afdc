import { useState } from 'react'
import { Button, Card, Flex, Form } from 'antd'
import { useNavigate } from 'react-router-dom'
import { useCreateClientMutation } from '../../api/client'
import { isApiError } from '../../api/errors'
import { useCan } from '../../session/useCan'
import { ProblemForm } from '../../shared/forms/ProblemForm'
import { useProblems } from '../../shared/forms/useProblems'
import { useUnsavedGuard } from '../../shared/forms/useUnsavedGuard'
import { LinkButton } from '../../shared/LinkButton'
import { PageHeader } from '../../shared/PageHeader'
import { showMessage } from '../../shared/showMessage'
import { ClientFields, fieldLabels, fieldsOf, noValues, type ClientValues } from './ClientFields'
import { FirstPeople } from './FirstPeople'
import { clientsText } from './messages'
import { missionsPath } from './paths'
import { routeText } from './routeMessages'

const FORM_NAME = 'client'

interface NewClientValues extends ClientValues {
  people: { name: string; email: string }[]
}

export function ClientCreatePage() {
  const navigate = useNavigate()
  const [form] = Form.useForm<NewClientValues>()
  const [isDirty, setDirty] = useState(false)
  const problems = useProblems<NewClientValues>(form, FORM_NAME, { ...fieldLabels(), people: clientsText('people') })
  const { leaveDialog, release } = useUnsavedGuard(isDirty)
  const [create, { isLoading }] = useCreateClientMutation()
  // People who can create clients may not be able to see them.
  const canList = useCan('client_list')
  const canShare = useCan('client_data')
  const next = canList ? '/dashboard/tenant/client/list' : '/dashboard'

  const save = async (values: NewClientValues) => {
    problems.clear()
    const { data, error } = await create({ newClient: { ...fieldsOf(values), people: peopleOf(values) } })
    if (error) {
      problems.showServerError(error)
      if (isApiError(error)) form.setFields(personErrors(error.fields))
    }
    if (!data) return
    release()
    showMessage({ type: 'success', text: clientsText('createdNamed', { name: data.data.name }) })
    await navigate(canShare && canList ? missionsPath(data.data._id) : next, { replace: true })
  }

  return (
    <>
      <PageHeader title={routeText('newClient')} />
      <Card style={{ maxWidth: 820 }}>
        <ProblemForm<NewClientValues>
          formName={FORM_NAME}
          form={form}
          initialValues={{ ...noValues, people: [] }}
          problems={problems}
          onChange={() => setDirty(true)}
          onSubmit={(values) => void save(values)}
        >
          <ClientFields />
          <FirstPeople />
          <Flex gap={8}>
            <Button type="primary" htmlType="submit" loading={isLoading}>
              {clientsText('create')}
            </Button>
            <LinkButton to={next}>{clientsText('cancel')}</LinkButton>
          </Flex>
        </ProblemForm>
      </Card>
      {leaveDialog}
    </>
  )
}

const peopleOf = ({ people }: NewClientValues) =>
  people.map(({ name, email }) => ({ name: name.trim(), email: email.trim() }))

/** Errors of the server at the fields of people, such as `people/1/email`. */
const personErrors = (fields: { field: string; message: string }[] = []) =>
  fields.flatMap(({ field: path, message }) => {
    const [list, at, field] = path.split('/')
    if (list !== 'people' || (field !== 'name' && field !== 'email')) return []
    const name: ['people', number, 'name' | 'email'] = ['people', Number(at), field]
    return [{ name, errors: [message] }]
  })
