import { AimOutlined } from '@ant-design/icons'
import { Card, Flex, Typography } from 'antd'
import { useCan } from '../../../session/useCan'
import { LinkButton } from '../../../shared/LinkButton'
import { EmptyState } from '../../../shared/states/EmptyState'
import { missionsText } from '../messages'

/** Explains the first steps while there are no missions to count. */
export function FirstSteps() {
  const canCreate = useCan('mission_create')
  if (!canCreate) {
    return (
      <Card>
        <EmptyState icon={<AimOutlined />} title={missionsText('noneTitle')} help={missionsText('noneHelpReader')} />
      </Card>
    )
  }
  return (
    <Card>
      <Flex vertical align="flex-start" gap={16} style={{ maxWidth: 560, margin: '0 auto', padding: '24px 0' }}>
        <Typography.Title level={2} style={{ fontSize: 18, margin: 0 }}>
          {missionsText('firstTitle')}
        </Typography.Title>
        <ol style={{ margin: 0, paddingInlineStart: 20, lineHeight: 2 }}>
          <li>{missionsText('firstPlan')}</li>
          <li>{missionsText('firstLive')}</li>
          <li>{missionsText('firstComplete')}</li>
        </ol>
        <LinkButton type="primary" to="/dashboard/missions/create">
          {missionsText('newMission')}
        </LinkButton>
      </Flex>
    </Card>
  )
}
