// The route table. Every area is loaded when it is first opened, the login too.
import { Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { lazyArea } from '../shared/lazyArea'
import { GuestRoute, PrivateRoute } from './guards'
import { LoadingText } from './LoadingText'

const LoginPage = lazyArea(() => import('../features/auth/LoginPage'), 'LoginPage')
const SignUpPage = lazyArea(() => import('../features/sign-up/SignUpPage'), 'SignUpPage')
const ForgotPasswordPage = lazyArea(() => import('../features/auth/ForgotPasswordPage'), 'ForgotPasswordPage')
const ResetPasswordPage = lazyArea(() => import('../features/auth/ResetPasswordPage'), 'ResetPasswordPage')
const InvitationPage = lazyArea(() => import('../features/auth/InvitationPage'), 'InvitationPage')
const DashboardRoutes = lazyArea(() => import('./DashboardRoutes'), 'DashboardRoutes')
const PublicMapPage = lazyArea(() => import('../features/public-map/PublicMapPage'), 'PublicMapPage')
const MissionMapPage = lazyArea(() => import('../features/mission-map/MissionMapPage'), 'MissionMapPage')

export function AppRoutes() {
  return (
    <Suspense fallback={<LoadingText />}>
      <Routes>
        <Route path="/" element={<Navigate to="/dashboard" replace />} />
        <Route element={<GuestRoute />}>
          <Route path="/login" element={<LoginPage />} />
          <Route path="/sign-up" element={<SignUpPage />} />
          <Route path="/forgot-password" element={<ForgotPasswordPage />} />
          <Route path="/reset-password" element={<ResetPasswordPage />} />
        </Route>
        <Route element={<PrivateRoute />}>
          <Route path="/dashboard/*" element={<DashboardRoutes />} />
          <Route path="/map/:tenantId/:missionId" element={<MissionMapPage />} />
        </Route>
        {/* For everybody: who is logged in at this browser need not be the one who was invited. */}
        <Route path="/invitation" element={<InvitationPage />} />
        <Route path="/map/:id" element={<PublicMapPage />} />
        <Route path="*" element={<Navigate to="/" replace />} />
      </Routes>
    </Suspense>
  )
}
