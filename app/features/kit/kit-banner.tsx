/** Who the invented case is about. */
export function KitBanner() {
  return (
    <>
      <span className="font-semibold">Invented, Ada</span> · Female · 76 y · DP-2026-000042
    </>
  );
}
