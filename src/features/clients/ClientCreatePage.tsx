import { useState } from 'react'
import { Button, Card, Flex, Form } from 'antd'
import { useNavigate } from 'react-router-dom'
import { useCreateClientMutation } from '../../api/client'
import { useCan } from '../../session/useCan'
import { ProblemForm } from '../../shared/forms/ProblemForm'
import { useProblems } from '../../shared/forms/useProblems'
import { useUnsavedGuard } from '../../shared/forms/useUnsavedGuard'
import { LinkButton } from '../../shared/LinkButton'
import { PageHeader } from '../../shared/PageHeader'
import { showMessage } from '../../shared/showMessage'
import { ClientFields, fieldLabels, fieldsOf, noValues, type ClientValues } from './ClientFields'
import { clientsText } from './messages'
import { missionsPath } from './paths'
import { routeText } from './routeMessages'

const FORM_NAME = 'client'

export function ClientCreatePage() {
  const navigate = useNavigate()
  const [form] = Form.useForm<ClientValues>()
  const [isDirty, setDirty] = useState(false)
  const problems = useProblems<ClientValues>(form, FORM_NAME, fieldLabels())
  const { leaveDialog, release } = useUnsavedGuard(isDirty)
  const [create, { isLoading }] = useCreateClientMutation()
  // People who can create clients may not be able to see them.
  const canList = useCan('client_list')
  const canShare = useCan('client_data')
  const next = canList ? '/dashboard/tenant/client/list' : '/dashboard'

  const save = async (values: ClientValues) => {
    problems.clear()
    const { data, error } = await create({ newClient: fieldsOf(values) })
    if (error) problems.showServerError(error)
    if (!data) return
    release()
    showMessage({ type: 'success', text: clientsText('createdNamed', { name: data.data.name }) })
    await navigate(canShare && canList ? missionsPath(data.data._id) : next, { replace: true })
  }

  return (
    <>
      <PageHeader title={routeText('newClient')} />
      <Card style={{ maxWidth: 820 }}>
        <ProblemForm<ClientValues>
          formName={FORM_NAME}
          form={form}
          initialValues={noValues}
          problems={problems}
          onChange={() => setDirty(true)}
          onSubmit={(values) => void save(values)}
        >
          <ClientFields />
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
