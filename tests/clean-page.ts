import { afterEach } from 'vitest';
import { unmount } from '#app/ui/mount.test-support.tsx';

// Each file has a document of its own, and nothing that was mounted may outlive the one that it was mounted in.
afterEach(unmount);
