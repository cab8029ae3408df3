export default '/asset';
