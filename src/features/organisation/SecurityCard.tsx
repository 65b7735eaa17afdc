import { Alert, Card, Flex, Switch, Typography } from 'antd'
import { useUpdateOrganisationDetailsMutation, type Organisation } from '../../api/organisation'
import { useCan } from '../../session/useCan'
import { LinkButton } from '../../shared/LinkButton'
import { showMessage } from '../../shared/showMessage'
import { organisationText } from './messages'

/** Whether all users have to use two-factor authentication, and how many do. */
export function SecurityCard({ organisation, isRoot }: { organisation: Organisation; isRoot: boolean }) {
  const { version, requireSecondFactor, secondFactors } = organisation
  const canUpdate = useCan('tenant_update_self')
  const canList = useCan('user_list')
  const [update, { isLoading, error }] = useUpdateOrganisationDetailsMutation()
  const { users, withSecondFactor } = secondFactors

  const change = async (required: boolean) => {
    const { data } = await update({ organisationEdit: { version, requireSecondFactor: required } })
    if (data) showMessage({ type: 'success', text: organisationText('saved') })
  }

  return (
    <Card size="small" title={organisationText('security')}>
      <Flex vertical gap={12} align="flex-start">
        <label style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
          <Switch
            checked={requireSecondFactor}
            disabled={!canUpdate}
            loading={isLoading}
            onChange={(required) => void change(required)}
          />
          {organisationText('requireSecondFactor')}
        </label>
        <Typography.Text type="secondary">{organisationText('requireSecondFactorHelp')}</Typography.Text>
        {error && <Alert type="error" showIcon title={error.message} />}
        <span>{organisationText('secondFactorCount', { count: withSecondFactor, users })}</span>
        {canList && withSecondFactor < users && (
          <LinkButton to="/dashboard/tenant/user/list?factor=off">{organisationText('withoutSecondFactor')}</LinkButton>
        )}
        {isRoot && (
          <LinkButton to="/dashboard/tenant/organisation/single-sign-on">{organisationText('singleSignOn')}</LinkButton>
        )}
      </Flex>
    </Card>
  )
}
