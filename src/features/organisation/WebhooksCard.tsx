import { Card, Flex } from 'antd'
import { useCan } from '../../session/useCan'
import { LinkButton } from '../../shared/LinkButton'
import { organisationText } from './messages'

/** Where events are sent to; for those who may change it. */
export function WebhooksCard() {
  if (!useCan('tenant_update_self')) return null
  return (
    <Card size="small" title={organisationText('webhooks')}>
      <Flex vertical gap={12} align="flex-start">
        {organisationText('webhooksHelp')}
        <LinkButton to="/dashboard/tenant/organisation/webhooks">{organisationText('manageWebhooks')}</LinkButton>
      </Flex>
    </Card>
  )
}
