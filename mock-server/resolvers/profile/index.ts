import type { ResolverTable } from '../../http/call.ts';
import { getAdminDashboard } from './admin-dashboard.ts';
import { clearBanner, getBanner, setBanner } from './banner.ts';
import { getDashboard } from './dashboards.ts';
import { listNotifications, markNotificationRead } from './notifications.ts';
import { getMyProfile, updateMyProfile } from './own-profile.ts';

export const profileResolvers = {
  getAdminDashboard,
  getDashboard,
  clearBanner,
  getBanner,
  setBanner,
  listNotifications,
  markNotificationRead,
  getMyProfile,
  updateMyProfile,
} satisfies ResolverTable;
