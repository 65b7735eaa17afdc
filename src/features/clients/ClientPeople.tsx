import { useState } from 'react'
import { UserAddOutlined } from '@ant-design/icons'
import { Button, Flex, Form, Input, Popconfirm, Tag, Typography } from 'antd'
import {
  useEditClientPersonMutation,
  useEraseClientPersonMutation,
  useInviteClientPersonMutation,
  useRemoveClientPersonMutation,
  useResendClientInvitationMutation,
  type Client,
  type ClientPerson,
} from '../../api/client'
import { personErasureText } from '../../person-erasure/messages'
import { usePersonErasure } from '../../person-erasure/usePersonErasure'
import { useCan } from '../../session/useCan'
import { FormDialog } from '../../shared/forms/FormDialog'
import { newClientPersonLimits as limits } from '../../shared/limits/client.gen'
import { showMessage } from '../../shared/showMessage'
import { clientsText } from './messages'
import { emailRules, nameRules } from './rules'
import './clients.css'

/** The people of a client, with buttons to invite and to remove them. */
export function ClientPeople({ client: { _id: clientId, people } }: { client: Client }) {
  const canEdit = useCan('edit_client')
  const [isInviting, setInviting] = useState(false)
  return (
    <section aria-labelledby="client-people">
      <Flex wrap justify="space-between" align="center" gap={8}>
        <h2 id="client-people" className="clients-title">
          {clientsText('people')}
        </h2>
        {canEdit && (
          <Button icon={<UserAddOutlined aria-hidden />} onClick={() => setInviting(true)}>
            {clientsText('invite')}
          </Button>
        )}
      </Flex>
      {people.length === 0 ? (
        <Typography.Text type="secondary">{clientsText('noPeople')}</Typography.Text>
      ) : (
        <ul className="clients-rows">
          {people.map((person) => (
            <PersonRow key={person._id} clientId={clientId} person={person} canEdit={canEdit} />
          ))}
        </ul>
      )}
      {isInviting && <InvitePerson clientId={clientId} onClose={() => setInviting(false)} />}
    </section>
  )
}

interface PersonRowProps {
  clientId: string
  person: ClientPerson
  canEdit: boolean
}

function PersonRow({ clientId, person: { _id, name, email, hasJoined, disabled }, canEdit }: PersonRowProps) {
  const [removePerson, { isLoading }] = useRemoveClientPersonMutation()
  const [editPerson, editing] = useEditClientPersonMutation()
  const [resendInvitation, resending] = useResendClientInvitationMutation()
  const [erasePerson] = useEraseClientPersonMutation()
  const erasure = usePersonErasure({
    name,
    mayBePilot: false,
    run: () => erasePerson({ clientId, clientPersonId: _id }),
    onErased: () => undefined,
  })
  const resend = async () => {
    const { error } = await resendInvitation({ clientId, clientPersonId: _id })
    showMessage(
      error
        ? { type: 'error', text: error.message ?? '' }
        : { type: 'success', text: clientsText('invited', { email }) },
    )
  }
  const setDisabled = async (isDisabled: boolean) => {
    const { error } = await editPerson({ clientId, clientPersonId: _id, clientPersonEdit: { disabled: isDisabled } })
    showMessage(
      error
        ? { type: 'error', text: error.message ?? '' }
        : { type: 'success', text: clientsText(isDisabled ? 'personDisabled' : 'personEnabled', { name }) },
    )
  }
  const remove = async () => {
    const { error } = await removePerson({ clientId, clientPersonId: _id })
    showMessage(
      error
        ? { type: 'error', text: error.message ?? '' }
        : { type: 'success', text: clientsText('removed', { name }) },
    )
  }
  return (
    <li>
      <div>
        <Flex wrap align="center" gap={8}>
          <span>{name}</span>
          {!hasJoined && <Tag>{clientsText('notJoined')}</Tag>}
          {disabled && <Tag>{clientsText('disabled')}</Tag>}
        </Flex>
        <Typography.Text type="secondary">{email}</Typography.Text>
      </div>
      {canEdit && (
        <Flex wrap gap={8}>
          {!hasJoined && !disabled && (
            <Button
              aria-label={clientsText('resendOf', { name })}
              loading={resending.isLoading}
              onClick={() => void resend()}
            >
              {clientsText('resend')}
            </Button>
          )}
          {disabled ? (
            <Button
              aria-label={clientsText('enableOf', { name })}
              loading={editing.isLoading}
              onClick={() => void setDisabled(false)}
            >
              {clientsText('enable')}
            </Button>
          ) : (
            <Popconfirm
              title={clientsText('disableTitle', { name })}
              description={clientsText('disableHelp')}
              okText={clientsText('disable')}
              cancelText={clientsText('cancel')}
              onConfirm={() => void setDisabled(true)}
            >
              <Button aria-label={clientsText('disableOf', { name })} loading={editing.isLoading}>
                {clientsText('disable')}
              </Button>
            </Popconfirm>
          )}
          <Popconfirm
            title={clientsText('removeTitle', { name })}
            description={clientsText('removeHelp')}
            okText={clientsText('remove')}
            cancelText={clientsText('cancel')}
            onConfirm={() => void remove()}
          >
            <Button aria-label={clientsText('removeOf', { name })} loading={isLoading}>
              {clientsText('remove')}
            </Button>
          </Popconfirm>
          <Button danger aria-label={personErasureText('eraseOf', { name })} onClick={erasure.open}>
            {personErasureText('erase')}
          </Button>
        </Flex>
      )}
      {erasure.dialog}
    </li>
  )
}

interface PersonValues {
  name: string
  email: string
}

function InvitePerson({ clientId, onClose }: { clientId: string; onClose: () => void }) {
  const [invite] = useInviteClientPersonMutation()
  const [email, setEmail] = useState('')
  return (
    <FormDialog<PersonValues, unknown>
      title={clientsText('invite')}
      okText={clientsText('inviteAction')}
      formName="invite-person"
      labels={{ name: clientsText('fieldName'), email: clientsText('fieldEmail') }}
      send={(values) => {
        const person = { name: values.name.trim(), email: values.email.trim() }
        setEmail(person.email)
        return invite({ clientId, newClientPerson: person })
      }}
      onDone={() => {
        showMessage({ type: 'success', text: clientsText('invited', { email }) })
        onClose()
      }}
      onClose={onClose}
      help={<p>{clientsText('inviteHelp')}</p>}
    >
      <Form.Item name="name" label={clientsText('fieldName')} rules={nameRules()}>
        <Input autoComplete="off" maxLength={limits.name.maxLength} />
      </Form.Item>
      <Form.Item name="email" label={clientsText('fieldEmail')} validateTrigger="onBlur" rules={emailRules()}>
        <Input type="email" autoComplete="off" maxLength={limits.email.maxLength} />
      </Form.Item>
    </FormDialog>
  )
}
