import { Card, Flex } from 'antd'
import { useCan } from '../../session/useCan'
import { LinkButton } from '../../shared/LinkButton'
import { organisationText } from './messages'

/** When old records are deleted; for those who may change it. */
export function RetentionCard() {
  if (!useCan('tenant_update_self')) return null
  return (
    <Card size="small" title={organisationText('retention')}>
      <Flex vertical gap={12} align="flex-start">
        {organisationText('retentionHelp')}
        <LinkButton to="/dashboard/tenant/organisation/retention">{organisationText('manageRetention')}</LinkButton>
      </Flex>
    </Card>
  )
}
