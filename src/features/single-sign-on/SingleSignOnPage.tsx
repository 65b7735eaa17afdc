import { Card, Flex, Typography } from 'antd'
import { useGetSingleSignOnQuery, type SingleSignOnReply } from '../../api/single-sign-on'
import { PageHeader } from '../../shared/PageHeader'
import { ErrorState } from '../../shared/states/ErrorState'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { CopyableText } from './CopyableText'
import { DomainProofs } from './DomainProofs'
import { ssoText } from './messages'
import { ProvisioningCard } from './ProvisioningCard'
import { RemoveSingleSignOn } from './RemoveSingleSignOn'
import { routeText } from './routeMessages'
import { SingleSignOnForm } from './SingleSignOnForm'
import { NOTHING } from './ssoValues'
import { TestSignIn } from './TestSignIn'

const SKELETON_ROWS = 6
const ROW_HEIGHT = 56

/** Identity provider of the organisation. */
export function SingleSignOnPage() {
  const { data, error, refetch } = useGetSingleSignOnQuery(undefined, { refetchOnMountOrArgChange: true })
  const settings = data?.data.settings
  return (
    <>
      <PageHeader
        title={routeText('singleSignOn')}
        detail={ssoText('detail')}
        actions={settings && <RemoveSingleSignOn name={new URL(settings.issuer).host} />}
      />
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <RowsSkeleton rows={SKELETON_ROWS} height={ROW_HEIGHT} />}
      {data && (
        <Flex wrap gap={16} align="flex-start">
          <div style={{ flex: '2 1 340px', minWidth: 0 }}>
            <SingleSignOnForm
              // A removal empties the form.
              key={settings ? 'stored' : 'new'}
              stored={settings ?? NOTHING}
              reload={async () => (await refetch()).data?.data.settings ?? undefined}
            />
          </div>
          <Flex vertical gap={16} style={{ flex: '1 1 300px', minWidth: 0 }}>
            <DomainProofs proofs={data.data.proofs} />
            {settings && <TestSignIn />}
            <Addresses shown={data.data} />
            <ProvisioningCard />
          </Flex>
        </Flex>
      )}
    </>
  )
}

function Addresses({
  shown: { redirectUri, signInUrl, logoutUrl, settings, origins },
}: {
  shown: SingleSignOnReply['data']
}) {
  return (
    <Card size="small" title={ssoText('addresses')}>
      <CopyableText label={ssoText('redirectUri')} text={redirectUri} />
      {signInUrl ? <CopyableText label={ssoText('signInUrl')} text={signInUrl} /> : <p>{ssoText('signInLater')}</p>}
      {signInUrl && !settings?.enabled && <p>{ssoText('signInOff')}</p>}
      {logoutUrl && <CopyableText label={ssoText('logoutUrl')} text={logoutUrl} />}
      <Typography.Text type="secondary">
        {origins.length > 0 ? ssoText('origins', { list: origins.join(', ') }) : ssoText('noOrigins')}
      </Typography.Text>
    </Card>
  )
}
