// Paths of the app's pages that mails, notices of mentions, labels and replies link to. src/app/links.test.ts compares them
// with the routes of the app, so that each opens its own record.
import type { Config } from '../core/config'
import { publicAddress } from './publicAddress'

export const pagePaths = {
  alert: (alertId: string) => `/dashboard/alerts?alert=${alertId}`,
  mission: (missionId: string) => `/dashboard/missions/${missionId}`,
  photos: (missionId: string) => `/dashboard/missions/${missionId}/photos`,
  asset: (assetId: string) => `/dashboard/assets/${assetId}`,
  flight: (missionId: string, flightId: string) => `/dashboard/missions/${missionId}/flights?flight=${flightId}`,
  document: (missionId: string, documentId: string) =>
    `/dashboard/missions/${missionId}/documents?document=${documentId}`,
  /** The thread of a mission. */
  thread: (missionId: string) => `/dashboard/missions/${missionId}/thread`,
  placeThread: (missionId: string, lat: number | null, long: number | null) =>
    `/dashboard/missions/${missionId}/thread?place=${lat},${long}`,
  featureThread: (missionId: string, layerId: string | null, index: number | null) =>
    `/dashboard/missions/${missionId}?selected=${layerId}/${index}&comments=open`,
  alertThread: (missionId: string, alertId: string | null) =>
    `/dashboard/missions/${missionId}/alerts?alert=${alertId}&comments=open`,
  outcomeThread: (missionId: string, outcomeId: string | null) =>
    `/dashboard/missions/${missionId}/outcomes?outcome=${outcomeId}&comments=open`,
  photoThread: (missionId: string, photoId: string | null) =>
    `/dashboard/missions/${missionId}/photos?photo=${photoId}&comments=open`,
  recordingThread: (missionId: string, recordingId: string | null, momentMs: number) =>
    `/dashboard/missions/${missionId}/recordings?recording=${recordingId}&t=${momentMs}&comments=open`,
  /** A user who asked for a permission. */
  askingUser: (userId: string, permission: string) => `/dashboard/tenant/user/${userId}?permission=${permission}`,
  reportEdition: (editionId: string) => `/dashboard/reports/editions/${editionId}`,
  savedReport: (savedReportId: string) => `/dashboard/reports/saved/${savedReportId}`,
  notificationSettings: () => `/dashboard/notifications/settings`,
  retention: () => `/dashboard/tenant/organisation/retention`,
  supportAccess: () => `/dashboard/tenant/organisation#support-access`,
  invoices: () => `/dashboard/tenant/organisation#invoices`,
  renewal: () => `/dashboard/tenant/organisation/renew`,
  login: () => `/login`,
  singleSignOn: (code: string) => `/sso/${code}`,
  forgotPassword: () => `/forgot-password`,
  // Browsers do not send the part after #, so what it holds appears neither in logs nor in referrers.
  invitation: (token: string) => `/invitation#${token}`,
  confirmEmail: (token: string) => `/confirm-email#${token}`,
  publish: (key: string) => `/live/publish#${key}`,
  resumeSignUp: (email: string) => `/sign-up#resume=${encodeURIComponent(email)}`,
}

/** Address of a page for a mail. */
export const pageAddress = (config: Config, path: string): string => publicAddress(config) + path
