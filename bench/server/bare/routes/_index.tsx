export default function Home() {
  return (
    <main>
      <h1>A page with one sentence</h1>
    </main>
  );
}
