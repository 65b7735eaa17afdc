import { Alert, Form, Input, Radio, Typography } from 'antd'
import type { TeamUserType, User } from '../../api/user'
import { NameField } from '../../shared/forms/NameField'
import { PageForm, type PageFormActions } from '../../shared/forms/PageForm'
import { userEditLimits } from '../../shared/limits/user.gen'
import { GrantFields } from './GrantFields'
import { canHoldGrants, roleHelp, TYPES, roleLabels } from './labels'
import { usersText } from './messages'
import { fieldLabels, type UserValues } from './userValues'

interface UserFormProps extends PageFormActions<UserValues> {
  groups?: User['groups']
  emailHelp?: string
  /** Users cannot change their own permissions. */
  isOneself?: boolean
  /** The identity provider manages the user. */
  isProvisioned?: boolean
}

/** Form to invite and edit a user. */
export function UserForm({ groups = [], emailHelp, isOneself = false, isProvisioned = false, ...page }: UserFormProps) {
  const { form, initialValues, isReadOnly = false } = page
  const type = Form.useWatch<TeamUserType | undefined>('userType', form) ?? initialValues.userType
  const labels = fieldLabels()
  return (
    <PageForm<UserValues> {...page} formName="user" labels={labels}>
      {isProvisioned && !isReadOnly && (
        <Alert type="info" showIcon title={usersText('provisionedEdit')} style={{ marginBottom: 16 }} />
      )}
      <NameField label={labels.name} maxLength={userEditLimits.name.maxLength} />
      <Form.Item
        name="email"
        label={labels.email}
        extra={emailHelp}
        validateTrigger="onBlur"
        rules={[
          { required: true, message: usersText('emailNeeded') },
          { type: 'email', message: usersText('emailInvalid') },
        ]}
      >
        <Input type="email" autoComplete="off" maxLength={userEditLimits.email.maxLength} />
      </Form.Item>
      <Form.Item name="userType" label={labels.userType} required>
        <Radio.Group
          vertical
          aria-label={labels.userType}
          disabled={isReadOnly || isOneself}
          options={TYPES.map((value) => ({
            value,
            label: (
              <>
                {roleLabels()[value]} <Typography.Text type="secondary">{roleHelp()[value]}</Typography.Text>
              </>
            ),
          }))}
        />
      </Form.Item>
      {isOneself && <Alert type="info" showIcon title={usersText('ownRights')} style={{ marginBottom: 16 }} />}
      {canHoldGrants(type) ? (
        <GrantFields known={groups} isReadOnly={isReadOnly || isOneself} />
      ) : (
        <p style={{ marginTop: 0 }}>{usersText('rightsFixed')}</p>
      )}
    </PageForm>
  )
}
