// The server names icons by words; here is what they look like.
import type { ReactNode } from 'react'
import {
  AppstoreAddOutlined,
  AppstoreOutlined,
  BankOutlined,
  DashboardOutlined,
  DatabaseOutlined,
  DesktopOutlined,
  GlobalOutlined,
  IdcardOutlined,
  PlusSquareOutlined,
  RocketOutlined,
  SafetyCertificateOutlined,
  SendOutlined,
  SolutionOutlined,
  TeamOutlined,
  UnorderedListOutlined,
  UserAddOutlined,
  UserOutlined,
} from '@ant-design/icons'

const icons: Readonly<Record<string, ReactNode>> = {
  account: <IdcardOutlined />,
  asset: <RocketOutlined />,
  client: <SolutionOutlined />,
  'control-center': <DesktopOutlined />,
  dashboard: <DashboardOutlined />,
  data: <DatabaseOutlined />,
  group: <TeamOutlined />,
  map: <GlobalOutlined />,
  mission: <SendOutlined />,
  package: <AppstoreOutlined />,
  'package-add': <AppstoreAddOutlined />,
  permission: <SafetyCertificateOutlined />,
  tenant: <BankOutlined />,
  'tenant-add': <PlusSquareOutlined />,
  user: <UserOutlined />,
  'user-add': <UserAddOutlined />,
  'user-list': <UnorderedListOutlined />,
}

/** The picture for an icon word; a plain list for a word this version does not know. */
export const menuIcon = (word: string): ReactNode => icons[word] ?? <UnorderedListOutlined />
