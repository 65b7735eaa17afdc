import type { ReactNode } from 'react'
import { Collapse } from 'antd'
import { useGetProfileQuery } from '../../api/profile'
import { ApiTokens } from '../../api-tokens/ApiTokens'
import { ErrorState } from '../../shared/states/ErrorState'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { accountText } from './messages'
import { OwnDataExports } from './OwnDataExports'
import { PasskeyList } from './PasskeyList'
import { PasswordForm } from './PasswordForm'
import { PersonForm } from './PersonForm'
import { PhoneList } from './PhoneList'
import { SecondFactor } from './SecondFactor'
import { SessionList } from './SessionList'

const ROW_HEIGHT = 46

interface OwnAccountProps {
  isOfTenant: boolean
  hasPhones: boolean
  /** Called when the user goes to another page. */
  onLeave: () => void
}

/** Settings of the user's own account. Super-admins have no API tokens, and no data in a tenant; people of clients have phones. */
export function OwnAccount({ isOfTenant, hasPhones, onLeave }: OwnAccountProps) {
  const { data, error, refetch } = useGetProfileQuery(undefined, { refetchOnMountOrArgChange: true })
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton rows={4} height={ROW_HEIGHT} />
  const profile = data.data
  const section = (key: string, label: string, children: ReactNode) => ({ key, label, children })
  return (
    <Collapse
      size="small"
      style={{ marginTop: 16 }}
      items={[
        section('person', accountText('person'), <PersonForm key={profile.version} profile={profile} />),
        section('password', accountText('password'), <PasswordForm />),
        section('factor', accountText('secondFactor'), <SecondFactor profile={profile} />),
        section('passkeys', accountText('passkeys'), <PasskeyList />),
        section('sessions', accountText('sessions'), <SessionList />),
        ...(hasPhones ? [section('phones', accountText('phones'), <PhoneList />)] : []),
        ...(isOfTenant
          ? [
              section('tokens', accountText('apiTokens'), <ApiTokens kind="personal" onLeave={onLeave} />),
              section('data', accountText('yourData'), <OwnDataExports />),
            ]
          : []),
      ]}
    />
  )
}
